/** Telephone numbers, formula identifiers, and numbers with their unit. */
const WHOLE =
  /((?:\+\d|\b0)\d[\d ()/.-]{4,}\d|\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b|\d+(?:[.,]\d+)?[ \u00A0](?:g\/l|kg|ml|l|г\/л|кг|мл|л|°C\/\d+[ \u00A0]°F)(?![\p{L}\d]))/u;

/** A part of a text; pdfmake does not break one with `noWrap`. */
export interface TextPart {
  text: string;
  noWrap?: true;
}

/** Splits a text so that telephone numbers, formula identifiers and numbers with a unit stay on one line. */
export function keepTogether(text: string): TextPart[] {
  return text
    .split(WHOLE)
    .map((part, index): TextPart => (index % 2 === 1 ? { text: part, noWrap: true } : { text: part }))
    .filter((part) => part.text !== '');
}

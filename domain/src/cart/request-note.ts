import { type DisplayedProductCode, formatProductCode } from '../catalogue/product-code.ts';
import { LIMITS } from '../limits.ts';

/** In Italian, like all notes that the portal writes for the manufacturer's staff (contract, section 2). */
const SENTENCE_START = 'Si richiedono inoltre i seguenti prodotti su richiesta: ';
const SEPARATOR = ', ';

/** Splits a note into the user's text and the products that the portal lists after it. */
function splitNote(note: string): { text: string; requested: string[] } {
  const start = note.indexOf(SENTENCE_START);
  if (start === -1) return { text: note.trim(), requested: [] };
  const requested = note.slice(start + SENTENCE_START.length).replace(/\.$/, '');
  return { text: note.slice(0, start).trim(), requested: requested.split(SEPARATOR) };
}

/** Whether a cart's note requests a product. */
export function isRequestedInNote(note: string, productCode: DisplayedProductCode): boolean {
  const code = formatProductCode(productCode);
  return splitNote(note).requested.some((product) => product.startsWith(`${code} `));
}

/**
 * Adds a product that is supplied on request only to a cart's note. If the note already requests it, its quantity is
 * replaced.
 * @returns null when the note has no room for it
 */
export function addRequestToNote(
  note: string,
  { productCode, quantity }: { productCode: DisplayedProductCode; quantity: number },
): string | null {
  const code = formatProductCode(productCode);
  const { text, requested } = splitNote(note);
  const others = requested.filter((product) => !product.startsWith(`${code} `));
  const sentence = `${SENTENCE_START}${[...others, `${code} (q.tà ${quantity})`].join(SEPARATOR)}.`;
  const newNote = text === '' ? sentence : `${text} ${sentence}`;
  return newNote.length <= LIMITS.note ? newNote : null;
}

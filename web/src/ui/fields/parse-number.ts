/**
 * Parses a typed number, with a comma or a point before its decimals: `12,5`, `12.50`, `1.234,50`, `1 234,5`.
 * @returns null for empty, NaN for anything but a non-negative number
 */
export function parseNumber(text: string): number | null {
  const figures = text.replaceAll(/[\s']/g, '');
  if (figures === '') return null;
  const [, last] = /.*([.,])/.exec(figures) ?? [];
  // If both occur, the first of them groups the thousands.
  const grouping = last === ',' ? '.' : ',';
  const ungrouped = figures.replaceAll(figures.includes('.') && figures.includes(',') ? grouping : '', '');
  return /^(?:\d+[.,]?\d*|[.,]\d+)$/.test(ungrouped) ? Number(ungrouped.replace(',', '.')) : Number.NaN;
}

/** The thousands separator of a language: a point, a comma, or else a blank. */
function getGroupSeparator(language: string): string {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1000);
  return parts.find(({ type }) => type === 'group')?.value ?? '';
}

/**
 * Parses a typed amount that may have grouped thousands: where a point groups them, `12.500` is twelve thousand five
 * hundred and `12.5` still twelve and a half.
 * @returns as `parseNumber`
 */
export function parseAmount(text: string, language: string): number | null {
  const figures = text.replaceAll(/[\s']/g, '');
  const grouping = getGroupSeparator(language);
  const isGrouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*(?!\1)(?:[.,]\d*)?$/.exec(figures)?.[1] === grouping;
  return parseNumber(isGrouped ? figures.replaceAll(grouping, '') : figures);
}

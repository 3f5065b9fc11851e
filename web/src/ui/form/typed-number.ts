/**
 * A number as a person types it, with a comma or a point before its decimals: `12,5`, `12.50`, `1.234,50`, `1 234,5`.
 * @returns null for nothing, NaN for what is no number that is not negative
 */
export function typedNumber(text: string): number | null {
  const figures = text.replaceAll(/[\s']/g, '');
  if (figures === '') return null;
  const [, last] = /.*([.,])/.exec(figures) ?? [];
  // Where both stand, the first of them groups the thousands.
  const grouping = last === ',' ? '.' : ',';
  const plain = figures.replaceAll(figures.includes('.') && figures.includes(',') ? grouping : '', '');
  return /^(?:\d+[.,]?\d*|[.,]\d+)$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

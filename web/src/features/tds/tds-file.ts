/** Parts of the product's text that a file's name takes (section 7: `TDS-{first 4}-{next up to 9}-{LANG}.pdf`). */
const FIRST = 4;
const NEXT = 9;

/** The name that a downloaded sheet is saved under. */
export function tdsFileName(product: string, language: string): string {
  const text = product.replaceAll(/[^0-9A-Za-z]/g, '');
  const parts = ['TDS', text.slice(0, FIRST), text.slice(FIRST, FIRST + NEXT), language];
  return `${parts.filter((part) => part !== '').join('-')}.pdf`;
}

/** Lengths of the parts of a file name that come from the product (section 7). */
const FIRST_LENGTH = 4;
const SECOND_LENGTH = 9;

/**
 * File name of a technical data sheet, `TDS-{first 4}-{next up to 9}-{LANG}.pdf` (section 7).
 * @param product serial and colour, or serial and line; only its letters and digits count
 * @param language one of the TDS languages, such as `DE`
 */
export function formatTdsFileName(product: string, language: string): string {
  const text = product.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const parts = [
    'TDS',
    text.slice(0, FIRST_LENGTH),
    text.slice(FIRST_LENGTH, FIRST_LENGTH + SECOND_LENGTH),
    language,
  ];
  return `${parts.filter((part) => part !== '').join('-')}.pdf`;
}

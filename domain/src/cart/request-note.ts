import { type DisplayedProductCode, formatProductCode } from '../catalogue/product-code.ts';
import { LIMITS } from '../limits.ts';

/** In Italian, like all notes that the portal writes for the manufacturer's staff (contract, section 2). */
const START = 'Si richiedono inoltre i seguenti prodotti su richiesta: ';
const SEPARATOR = ', ';

/** A note in two parts: text that others wrote, and the products that the portal lists after it. */
function partsOf(note: string): { text: string; requested: string[] } {
  const at = note.indexOf(START);
  if (at === -1) return { text: note.trim(), requested: [] };
  const requested = note.slice(at + START.length).replace(/\.$/, '');
  return { text: note.slice(0, at).trim(), requested: requested.split(SEPARATOR) };
}

/** Whether a cart's note asks for a product. */
export function isRequestedInNote(note: string, productCode: DisplayedProductCode): boolean {
  const code = formatProductCode(productCode);
  return partsOf(note).requested.some((each) => each.startsWith(`${code} `));
}

/**
 * Adds a product that is supplied on request only to a cart's note. If the note already asks for it, its quantity is
 * replaced.
 * @returns null when the note has no room for it
 */
export function addRequestToNote(
  note: string,
  { productCode, quantity }: { productCode: DisplayedProductCode; quantity: number },
): string | null {
  const code = formatProductCode(productCode);
  const { text, requested } = partsOf(note);
  const others = requested.filter((each) => !each.startsWith(`${code} `));
  const sentence = `${START}${[...others, `${code} (q.tà ${quantity})`].join(SEPARATOR)}.`;
  const whole = text === '' ? sentence : `${text} ${sentence}`;
  return whole.length <= LIMITS.note ? whole : null;
}

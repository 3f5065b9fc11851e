import { formatProductCode, type ShownProductCode } from '../catalogue/product-code.ts';
import { LIMITS } from '../limits.ts';

/** In Italian, like all notes that the portal writes for the manufacturer's staff (contract, section 2). */
const START = 'Si richiedono inoltre i seguenti prodotti su richiesta: ';
const SEPARATOR = ', ';

function wantedIn(note: string): string[] {
  return note.startsWith(START) ? note.slice(START.length).replace(/\.$/, '').split(SEPARATOR) : [];
}

/** Whether a cart's note asks for a product. */
export function isRequested(note: string, productCode: ShownProductCode): boolean {
  const code = formatProductCode(productCode);
  return wantedIn(note).some((each) => each.startsWith(`${code} `));
}

/**
 * Adds a product that is supplied on request only to a cart's note. If the note already asks for it, its quantity is
 * replaced.
 * @returns null when the note has no room for it
 */
export function withRequested(
  note: string,
  { productCode, quantity }: { productCode: ShownProductCode; quantity: number },
): string | null {
  const code = formatProductCode(productCode);
  const others = wantedIn(note).filter((each) => !each.startsWith(`${code} `));
  const text = `${START}${[...others, `${code} (q.tà ${quantity})`].join(SEPARATOR)}.`;
  return text.length <= LIMITS.note ? text : null;
}

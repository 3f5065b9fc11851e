import { type DisplayedProductCode, formatProductCode } from '../catalogue/product-code.ts';
import { LIMITS } from '../limits.ts';

/** Italian, as all notes that the portal writes: the manufacturer's staff reads it (contract, section 2). */
const START = 'Si richiedono inoltre i seguenti prodotti su richiesta: ';
const SEPARATOR = ', ';

function wantedIn(note: string): string[] {
  return note.startsWith(START) ? note.slice(START.length).replace(/\.$/, '').split(SEPARATOR) : [];
}

/** Whether a cart's note asks for a product. */
export function isRequestedInNote(note: string, productCode: DisplayedProductCode): boolean {
  const code = formatProductCode(productCode);
  return wantedIn(note).some((each) => each.startsWith(`${code} `));
}

/**
 * A cart's note that also asks for a product that is supplied on request only; asked for again, the last quantity holds.
 * @returns null when the note has no room for it
 */
export function addRequestToNote(
  note: string,
  { productCode, quantity }: { productCode: DisplayedProductCode; quantity: number },
): string | null {
  const code = formatProductCode(productCode);
  const others = wantedIn(note).filter((each) => !each.startsWith(`${code} `));
  const text = `${START}${[...others, `${code} (q.tà ${quantity})`].join(SEPARATOR)}.`;
  return text.length <= LIMITS.note ? text : null;
}

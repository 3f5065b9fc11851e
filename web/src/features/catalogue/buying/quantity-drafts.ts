import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';

/** Maximum number of stored quantities; the oldest is dropped first. */
const MAX_QUANTITIES = 50;

/**
 * Quantities that are set but not in the cart yet, by product. They are bound to their author and customer, so that
 * nobody orders for another customer by mistake.
 */
const quantities = createTabStore(
  'quantities',
  z.object({
    username: z.string(),
    customerCode: z.string(),
    byProduct: z.array(z.tuple([z.string(), z.number()])),
  }),
);

function readQuantities(customerCode: string): readonly [string, number][] {
  const stored = quantities.read();
  const isOwn = stored?.username === getCurrentUser()?.username && stored?.customerCode === customerCode;
  return isOwn ? (stored?.byProduct ?? []) : [];
}

/** The quantity of a product that is set but not in the customer's cart yet. */
export function readQuantityDraft(customerCode: string, product: ProductCode): number | null {
  const key = toProductKey(product);
  return readQuantities(customerCode).find(([stored]) => stored === key)?.[1] ?? null;
}

/** Stores a quantity, so that closing the product does not lose it; null deletes it. */
export function saveQuantityDraft(customerCode: string, product: ProductCode, quantity: number | null): void {
  const user = getCurrentUser();
  const key = toProductKey(product);
  const others = readQuantities(customerCode).filter(([stored]) => stored !== key);
  const all: [string, number][] = quantity === null ? others : [...others, [key, quantity]];
  const byProduct = all.slice(-MAX_QUANTITIES);
  const isEmpty = user === null || byProduct.length === 0;
  quantities.write(isEmpty ? null : { username: user.username, customerCode, byProduct });
}

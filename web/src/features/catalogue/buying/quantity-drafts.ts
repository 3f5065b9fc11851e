import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';

/** Maximum number of stored quantities; the oldest is dropped first. */
const MAX_QUANTITIES = 50;

/**
 * Typed quantities that are not in the cart yet, by product. They are bound to their user and customer, so that nobody
 * orders for another customer by mistake.
 */
const draftStore = createTabStore(
  'quantities',
  z.object({
    username: z.string(),
    customerCode: z.string(),
    byProduct: z.array(z.tuple([z.string(), z.number()])),
  }),
);

function readQuantities(customerCode: string): readonly [string, number][] {
  const stored = draftStore.read();
  const isOwn = stored?.username === getCurrentUser()?.username && stored?.customerCode === customerCode;
  return isOwn ? (stored?.byProduct ?? []) : [];
}

/** The typed quantity of a product that is not in the customer's cart yet; null for none. */
export function readQuantityDraft(customerCode: string, product: ProductCode): number | null {
  const key = toProductKey(product);
  return readQuantities(customerCode).find(([stored]) => stored === key)?.[1] ?? null;
}

/** Stores a quantity, so that closing the product does not lose it; null deletes it. */
export function saveQuantityDraft(customerCode: string, product: ProductCode, quantity: number | null): void {
  const user = getCurrentUser();
  const key = toProductKey(product);
  const otherDrafts = readQuantities(customerCode).filter(([stored]) => stored !== key);
  const drafts: [string, number][] = quantity === null ? otherDrafts : [...otherDrafts, [key, quantity]];
  const byProduct = drafts.slice(-MAX_QUANTITIES);
  const isEmpty = user === null || byProduct.length === 0;
  draftStore.write(isEmpty ? null : { username: user.username, customerCode, byProduct });
}

import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { z } from 'zod';
import { createTabStore } from '../../../api/tab-store';

/** Products whose quantities are stored; the oldest is dropped first. */
const STORED = 50;

const quantities = createTabStore('cromia.quantities', z.array(z.tuple([z.string(), z.number()])));

/** The quantity that the user has set for a product and not added to the cart yet. */
export function readQuantityDraft(product: ProductCode): number | null {
  const key = toProductKey(product);
  return quantities.read()?.find(([stored]) => stored === key)?.[1] ?? null;
}

/** Stores a quantity that is not in the cart yet, so that closing the product does not lose it; null removes it. */
export function saveQuantityDraft(product: ProductCode, quantity: number | null): void {
  const key = toProductKey(product);
  const others = (quantities.read() ?? []).filter(([stored]) => stored !== key);
  const all: [string, number][] = quantity === null ? others : [...others, [key, quantity]];
  quantities.keep(all.length === 0 ? null : all.slice(-STORED));
}

import type { Cart } from '@cromia/domain/cart/cart-items';

/**
 * The cart after a change whose response has only the affected lines (`Prefer: return=minimal`).
 * @param removed ids of the removed lines
 * @returns null when the lines do not match the count of the response, because another tab or user has changed the cart too
 */
export function mergeCart(cached: Cart, response: Cart, removed: readonly string[] = []): Cart | null {
  if (cached.id !== response.id) return null;
  const touched = new Set([...removed, ...response.items.map(({ id }) => id)]);
  const items = [...cached.items.filter(({ id }) => !touched.has(id)), ...response.items].sort(
    (a, b) => a.sortOrder - b.sortOrder,
  );
  if (items.length !== response.itemCount) return null;
  const untouched = (cached.changes ?? []).filter(({ itemId }) => itemId === null || !touched.has(itemId));
  return {
    ...response,
    items,
    isDirty: cached.isDirty || response.isDirty,
    changes: [...untouched, ...(response.changes ?? [])],
  };
}

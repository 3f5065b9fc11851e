import type { Cart } from '@cromia/domain/cart/cart-items';

/**
 * The cart after a change whose answer has only the affected lines (`Prefer: return=minimal`).
 * @param removed ids of the removed lines
 * @returns null when the lines do not match the answer's count, because another tab or user has changed the cart too
 */
export function mergeCart(shown: Cart, responded: Cart, removed: readonly string[] = []): Cart | null {
  if (shown.id !== responded.id) return null;
  const touched = new Set([...removed, ...responded.items.map(({ id }) => id)]);
  const items = [...shown.items.filter(({ id }) => !touched.has(id)), ...responded.items].sort(
    (one, other) => one.sortOrder - other.sortOrder,
  );
  if (items.length !== responded.itemCount) return null;
  const untouched = (shown.changes ?? []).filter(({ itemId }) => itemId === null || !touched.has(itemId));
  return {
    ...responded,
    items,
    isDirty: shown.isDirty || responded.isDirty,
    changes: [...untouched, ...(responded.changes ?? [])],
  };
}

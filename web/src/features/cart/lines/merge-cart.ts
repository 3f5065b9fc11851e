import type { Cart } from '@cromia/domain/cart/cart-items';

/**
 * The cart after a change whose answer has only the affected lines (`Prefer: return=minimal`).
 * @param removed ids of the removed lines
 * @returns null when the lines do not match the answer's count, because another tab or user has changed the cart too
 */
export function mergeCart(shown: Cart, answered: Cart, removed: readonly string[] = []): Cart | null {
  if (shown.id !== answered.id) return null;
  const touched = new Set([...removed, ...answered.items.map(({ id }) => id)]);
  const items = [...shown.items.filter(({ id }) => !touched.has(id)), ...answered.items].sort(
    (one, other) => one.sortOrder - other.sortOrder,
  );
  if (items.length !== answered.itemCount) return null;
  const untouched = (shown.changes ?? []).filter(({ itemId }) => itemId === null || !touched.has(itemId));
  return {
    ...answered,
    items,
    isDirty: shown.isDirty || answered.isDirty,
    changes: [...untouched, ...(answered.changes ?? [])],
  };
}

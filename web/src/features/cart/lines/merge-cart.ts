import type { Cart } from '@cromia/domain/cart/cart';

/**
 * The cart after a change that answered only the lines it touched (`Prefer: return=minimal`).
 * @param removed ids of the lines that were taken out
 * @returns null when the lines do not add up to the count of the answer: another tab or user has changed the cart too
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

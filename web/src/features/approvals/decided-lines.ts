import type { ApprovalDetail, ApprovalItem } from '@cromia/domain/approvals/approval';
import { roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import { calculateOrderTotal, calculateRowTotal } from '@cromia/domain/catalogue/pricing';

/** The quantities that an approver has chosen, by line; lines without one keep theirs. */
export type Quantities = Readonly<Record<string, number>>;

/** The quantity that is to be ordered; 0 for a dropped line, and for one that can no longer be ordered. */
export function getDecidedQuantity(
  { id, quantity, approvedQuantity, error }: ApprovalItem,
  quantities: Quantities,
): number {
  if (approvedQuantity !== null) return approvedQuantity;
  return error === null ? (quantities[id] ?? quantity) : 0;
}

/** Limits a typed quantity to the requested one, since an approver adds nothing. */
export function limitQuantity({ quantity, qtyPkgMultiplier }: ApprovalItem, typed: number): number {
  return Math.min(quantity, roundUpToMultiplier(typed, qtyPkgMultiplier));
}

/** The total of a line in EUR at its quantity. */
export function calculateDecidedRow(item: ApprovalItem, quantities: Quantities): number | null {
  if (item.finalUnitPrice === null) return null;
  return calculateRowTotal(item.finalUnitPrice, item.unitQty, getDecidedQuantity(item, quantities));
}

/** The total in EUR of what is to be ordered, as the server computes it. */
export function calculateDecidedTotal(approval: ApprovalDetail, quantities: Quantities): number {
  const rows = approval.items.flatMap((item) =>
    getDecidedQuantity(item, quantities) > 0 ? (calculateDecidedRow(item, quantities) ?? []) : [],
  );
  return calculateOrderTotal(rows, approval.overallDiscount);
}

/** The lines of the decision; undefined if all stay as requested, as for an offer. */
export function listDecidedItems({ items }: ApprovalDetail, quantities: Quantities) {
  const decided = items.map((item) => ({ item, quantity: getDecidedQuantity(item, quantities) }));
  if (decided.every(({ item, quantity }) => item.quantity === quantity)) return undefined;
  return decided
    .filter(({ quantity }) => quantity > 0)
    .map(({ item: { productCode }, quantity }) => ({ productCode, quantity }));
}

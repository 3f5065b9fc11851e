import { sumRowTotals } from '../catalogue/pricing.ts';
import type { PurchaseRights } from './company-roles.ts';

/** Why an order request needs an approval. */
export const APPROVAL_REASONS = ['ROLE', 'ORDER_LIMIT', 'MONTH_LIMIT'] as const;
export type ApprovalReason = (typeof APPROVAL_REASONS)[number];

export interface ApprovalNeed {
  reason: ApprovalReason;
  /** EUR; null where the role does not allow any order. */
  limit: number | null;
  /** EUR: the total of the request, or for MONTH_LIMIT that of the month with it. */
  total: number;
}

/**
 * The rule of purchasing (contract, section 11): whether a user may send an order request, or needs an approval. OWNER
 * and BUYER order, a BUYER within the limits.
 * @param total EUR of the request, after all discounts
 * @param monthTotal EUR of the user's other order requests of the month that were not rejected, expired or withdrawn
 * @returns null if the user may send it
 */
export function findApprovalNeed(
  { companyRole, orderLimit, monthLimit }: PurchaseRights,
  { total, monthTotal }: { total: number; monthTotal: number },
): ApprovalNeed | null {
  if (companyRole === 'OWNER') return null;
  if (companyRole !== 'BUYER') return { reason: 'ROLE', limit: null, total };
  if (orderLimit !== null && total > orderLimit) return { reason: 'ORDER_LIMIT', limit: orderLimit, total };
  const monthWithRequest = sumRowTotals([monthTotal, total]);
  if (monthLimit !== null && monthWithRequest > monthLimit)
    return { reason: 'MONTH_LIMIT', limit: monthLimit, total: monthWithRequest };
  return null;
}

/**
 * Whether a user may decide on an approval: not the author, with approval rights, and within the own limits.
 * @param monthTotal EUR of the approver's own order requests of the month
 */
export function mayDecideApproval(
  approver: PurchaseRights & { userId: string; monthTotal: number },
  { authorId, total }: { authorId: string; total: number },
): boolean {
  if (approver.userId === authorId) return false;
  if (approver.companyRole !== 'OWNER' && !approver.canApprove) return false;
  return findApprovalNeed(approver, { total, monthTotal: approver.monthTotal }) === null;
}

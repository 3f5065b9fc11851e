import { getToday } from '@cromia/domain/dates';
import type { PurchaseRights } from '@cromia/domain/people/company-roles';
import { findApprovalNeed } from '@cromia/domain/people/purchase-rule';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { lockPurchaseRights, sumOrderRequestsOfMonth } from './purchase-rights-queries.ts';

/** Who places an order request, and for which customer, with the locked rights. Only `lockPurchaser` creates it. */
export interface Purchaser {
  viewer: Viewer;
  customer: ActingCustomer;
  /** Null for agents and commercial staff, whom the company's rule does not bind (contract, section 11). */
  rights: PurchaseRights | null;
}

/**
 * Locks the rights of a user who is about to place an order request. Taken before every other lock of the request.
 * @throws Problem NotFound when the user has left the customer
 */
export async function lockPurchaser(
  trx: Transaction,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
): Promise<Purchaser> {
  if (viewer.role !== 'CUSTOMER') return { viewer, customer, rights: null };
  const rights = await lockPurchaseRights(trx, { userId: viewer.userId, customerId: customer.id });
  if (!rights) throw new Problem('NotFound');
  return { viewer, customer, rights };
}

/**
 * Rejects an order request that its author may not send without an approval.
 * @param total EUR, after all discounts
 * @throws Problem ApprovalRequired with the reason
 */
export async function rejectUnapproved(
  trx: Transaction,
  { config, now }: ServiceDependencies,
  { viewer, customer, rights }: Purchaser,
  total: number,
): Promise<void> {
  if (!rights) return;
  const month = { day: getToday(config.timeZone, now()), timeZone: config.timeZone };
  const monthTotal = await sumOrderRequestsOfMonth(
    trx,
    { userId: viewer.userId, customerId: customer.id },
    month,
  );
  const need = findApprovalNeed(rights, { total, monthTotal });
  if (need) throw new Problem('ApprovalRequired', { extension: { ...need } });
}

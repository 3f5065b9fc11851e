import type { PurchaseRights } from '@cromia/domain/people/company-roles';
import { type ApprovalNeed, findApprovalNeed, mayDecideApproval } from '@cromia/domain/people/purchase-rule';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { findApprovalAuthor, lockApprovalRow } from './approval-lock-queries.ts';
import { getMonth } from './purchase-month.ts';
import { lockPurchaseRights, sumOrderRequestsOfMonth } from './purchase-rights-queries.ts';

/** An approval, locked with its people until the transaction ends. Only `lockApproval` creates it. */
export interface LockedApproval {
  id: string;
  /** Null after the user has been deleted. */
  authorId: string | null;
  customer: ActingCustomer;
  /** The rights of the author and the further users, as far as they still belong to the customer. */
  rights: ReadonlyMap<string, PurchaseRights>;
}

/**
 * Locks an approval of a customer. Users are locked first, in the order of their ids, then the approval, then its
 * callers lock cart or offer, as `lockPurchaser` and the triggers of users do.
 * @param userIds further users whose rights matter, such as the approver
 * @throws Problem NotFound
 */
export async function lockApproval(
  trx: Transaction,
  { id, customer, userIds = [] }: { id: string; customer: ActingCustomer; userIds?: readonly string[] },
): Promise<LockedApproval> {
  const found = await findApprovalAuthor(trx, id, customer.id);
  if (!found) throw new Problem('NotFound');
  const people = found.userId === null ? userIds : [...userIds, found.userId];
  const rights = await lockPurchaseRights(trx, people, customer.id);
  if (!(await lockApprovalRow(trx, id))) throw new Problem('NotFound');
  return { id, authorId: found.userId, customer, rights };
}

/** Rejects a request that exceeds somebody's rights. */
export function rejectWithNeed(need: ApprovalNeed): never {
  throw new Problem('ApprovalRequired', { extension: { ...need } });
}

/**
 * Rejects a decision by somebody who may not decide: the author, people without approval rights, and those whose own
 * limits do not allow the total.
 * @param total EUR, after all discounts
 * @throws Problem NotAllowed; ApprovalRequired with the exceeded limit of the approver
 */
export async function rejectForeignDecision(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config' | 'now'>,
  { authorId, customer, rights }: LockedApproval,
  { approverId, total }: { approverId: string; total: number },
): Promise<void> {
  const approver = rights.get(approverId);
  if (!approver) throw new Problem('NotAllowed');
  const monthTotal = await sumOrderRequestsOfMonth(
    trx,
    { userId: approverId, customerId: customer.id },
    getMonth(deps),
  );
  if (mayDecideApproval({ ...approver, userId: approverId, monthTotal }, { authorId, total })) return;
  const need = approverId === authorId ? null : findApprovalNeed(approver, { total, monthTotal });
  if (need && need.reason !== 'ROLE' && approver.canApprove) rejectWithNeed(need);
  throw new Problem('NotAllowed');
}

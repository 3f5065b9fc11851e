import type { PurchaseRights } from '@cromia/domain/people/company-roles';
import { type ApprovalNeed, findApprovalNeed } from '@cromia/domain/people/purchase-rule';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { type LockedApproval, rejectForeignDecision, rejectWithNeed } from './approval-lock.ts';
import { approvePending } from './approval-lock-queries.ts';
import { getMonth } from './purchase-month.ts';
import { lockPurchaseRights, readUser, sumOrderRequestsOfMonth } from './purchase-rights-queries.ts';

/** What entitles somebody to place an order request. */
type Basis =
  // Agents and commercial staff, whom the company's rule does not bind (contract, section 11)
  | { kind: 'STAFF' }
  | { kind: 'OWN_RIGHTS'; rights: PurchaseRights }
  | { kind: 'APPROVAL'; approval: LockedApproval; approverId: string };

/**
 * Who places an order request, and for which customer, with the locked rights. A class, because its private field cannot
 * be forged or copied: `lockPurchaser` and `approveForAuthor` are the only ways to a purchaser.
 */
class LockedPurchaser {
  /** The author of the order request. */
  readonly viewer: Viewer;
  readonly customer: ActingCustomer;
  readonly #basis: Basis;

  constructor(viewer: Viewer, customer: ActingCustomer, basis: Basis) {
    this.viewer = viewer;
    this.customer = customer;
    this.#basis = basis;
  }

  /** The same purchaser with the customer's terms, read after the locks. */
  withTerms(customer: ActingCustomer): LockedPurchaser {
    return new LockedPurchaser(this.viewer, customer, this.#basis);
  }

  /** The approval by which the author may order, and its approver, who acts; null without one. */
  get approval(): { id: string; approverId: string } | null {
    const basis = this.#basis;
    return basis.kind === 'APPROVAL' ? { id: basis.approval.id, approverId: basis.approverId } : null;
  }

  /** Why the purchaser may not place a request by the own rights; null if it is allowed, or not a matter of them. */
  async findNeed(trx: Transaction, deps: ServiceDependencies, total: number): Promise<ApprovalNeed | null> {
    if (this.#basis.kind !== 'OWN_RIGHTS') return null;
    const who = { userId: this.viewer.userId, customerId: this.customer.id };
    const monthTotal = await sumOrderRequestsOfMonth(trx, who, getMonth(deps));
    return findApprovalNeed(this.#basis.rights, { total, monthTotal });
  }

  /** @throws Problem ApprovalRequired, NotAllowed */
  async rejectUnapproved(trx: Transaction, deps: ServiceDependencies, total: number): Promise<void> {
    const basis = this.#basis;
    if (basis.kind === 'APPROVAL') {
      await rejectForeignDecision(trx, deps, basis.approval, { approverId: basis.approverId, total });
      return;
    }
    const need = await this.findNeed(trx, deps, total);
    if (need) rejectWithNeed(need);
  }
}
export type Purchaser = LockedPurchaser;

/**
 * Locks the rights of a user who is about to place an order request, or to ask for its approval. Taken before every
 * other lock of the request.
 * @throws Problem NotFound when the user has left the customer
 */
export async function lockPurchaser(
  trx: Transaction,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
): Promise<Purchaser> {
  if (viewer.role !== 'CUSTOMER') return new LockedPurchaser(viewer, customer, { kind: 'STAFF' });
  const rights = (await lockPurchaseRights(trx, [viewer.userId], customer.id)).get(viewer.userId);
  if (!rights) throw new Problem('NotFound');
  return new LockedPurchaser(viewer, customer, { kind: 'OWN_RIGHTS', rights });
}

/**
 * Approves a pending approval, whose order request is then placed in the name of its author. Whether the approver may
 * decide on the total is checked where the request is stored, as for every order request.
 * @throws Problem Conflict when it is no longer pending, or its author has left the customer
 */
export async function approveForAuthor(
  trx: Transaction,
  deps: ServiceDependencies,
  approval: LockedApproval,
  { approver, reason }: { approver: Viewer; reason: string | null },
): Promise<Purchaser> {
  const { authorId, rights, customer } = approval;
  const today = getMonth(deps).day;
  const decision = { approverId: approver.userId, decidedAt: deps.now(), reason };
  const isMember = authorId !== null && rights.has(authorId);
  if (!isMember || !(await approvePending(trx, approval.id, decision, today))) throw new Problem('Conflict');
  // The author acts within the approver's session.
  const author: Viewer = { ...approver, ...(await readUser(trx, authorId)) };
  const basis = { kind: 'APPROVAL', approval, approverId: approver.userId } as const;
  return new LockedPurchaser(author, customer, basis);
}

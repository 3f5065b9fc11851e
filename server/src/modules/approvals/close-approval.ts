import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { returnLines } from '../cart/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { getMonth, type LockedApproval, listApprovers, lockApproval, readUser } from '../people/index.ts';
import { type ApprovalEvent, buildApprovalMails } from './approval-mails.ts';
import { findApproval, listApprovalItems, storeOutcome } from './approval-queries.ts';
import { APPROVAL_ENTITY } from './read-approval.ts';

const AUDIT_ACTIONS = {
  REJECTED: 'approvals.reject',
  WITHDRAWN: 'approvals.withdraw',
  EXPIRED: 'approvals.expire',
} as const;

interface Closing {
  status: keyof typeof AUDIT_ACTIONS;
  /** The approver; null if it was withdrawn or has expired. */
  decidedBy: string | null;
  reason: string | null;
}

/**
 * Closes a locked, pending approval without an order request: its lines go back to the cart of the author, who is mailed
 * unless the author withdrew it. An offer is free to be ordered again.
 * @throws Problem Conflict when it is no longer pending
 */
export async function closeApproval(
  trx: Transaction,
  deps: ServiceDependencies,
  locked: LockedApproval,
  { status, decidedBy, reason }: Closing,
): Promise<void> {
  const { id, authorId, customer, rights } = locked;
  const outcome = { status, decidedAt: deps.now(), decidedBy, reason };
  if (!(await storeOutcome(trx, id, outcome))) throw new Problem('Conflict');
  const approval = await findApproval(trx, id, customer.id);
  if (approval?.offerRequestId === null && authorId !== null && rights.has(authorId)) {
    const owner = { customerId: customer.id, userId: authorId };
    await returnLines(trx, owner, customer, await listApprovalItems(trx, id));
  }
  await recordAudit(trx, {
    userId: status === 'WITHDRAWN' ? authorId : decidedBy,
    customerId: customer.id,
    action: AUDIT_ACTIONS[status],
    entity: APPROVAL_ENTITY,
    entityId: id,
    ...(reason === null ? {} : { details: { reason } }),
  });
  if (status === 'REJECTED') await mailAuthor(trx, deps, 'rejected', locked);
  if (status !== 'EXPIRED') return;
  await mailAuthor(trx, deps, 'expired', locked);
  const approvers = await listApprovers(trx, customer.id, getMonth(deps));
  const others = approvers.filter(({ userId }) => userId !== authorId);
  await queueMails(trx, await buildApprovalMails(trx, deps, 'expired', locked, others));
}

/** Mails the author of an approval about its end, unless the user has left. */
async function mailAuthor(
  trx: Transaction,
  deps: ServiceDependencies,
  event: ApprovalEvent,
  { id, authorId, customer, rights }: LockedApproval,
): Promise<void> {
  if (authorId === null || !rights.has(authorId)) return;
  const author = await readUser(trx, authorId);
  await queueMails(trx, await buildApprovalMails(trx, deps, event, { id, customer }, [author]));
}

/**
 * Withdraws the caller's own approval.
 * @throws Problem NotFound, also for another author; Conflict when it is no longer pending
 */
export async function withdrawApproval(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer, id }: { viewer: Viewer; customer: ActingCustomer; id: string },
): Promise<void> {
  const locked = await lockApproval(trx, { id, customer });
  if (locked.authorId !== viewer.userId) throw new Problem('NotFound');
  await closeApproval(trx, deps, locked, { status: 'WITHDRAWN', decidedBy: null, reason: null });
}

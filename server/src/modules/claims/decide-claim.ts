import type { ClaimDecision, ClaimToDecide } from '@cromia/domain/claims/claim-desk';
import { CLAIM_MACHINE, type ClaimStatus } from '@cromia/domain/claims/claim-states';
import { getNextState } from '@cromia/domain/state-machine';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { type AuditEntry, recordAudit } from '../../platform/events/audit.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Problem } from '../../platform/problem.ts';
import { storeDecision, storeReview } from './claim-change-queries.ts';
import { findClaim, lockClaim } from './claim-queries.ts';
import { CLAIM_ENTITY, readClaimToDecide } from './claims.ts';
import { mailDecidedClaim } from './mails/claim-mails.ts';

type Dependencies = Pick<ServiceDependencies, 'config' | 'now'>;

/** Rejects a change that came too late. @throws Problem Conflict with the current state as `outcome` */
async function rejectLateChange(trx: Transaction, id: string): Promise<never> {
  const { status, history } = await readClaimToDecide(trx, id, null);
  const last = history.findLast(({ action }) => action !== 'claims.message');
  const outcome = { status, changedBy: last?.username ?? null, changedOn: last?.at ?? null };
  throw new Problem('Conflict', { extension: { outcome } });
}

/** Locks a claim of any customer. @throws Problem NotFound */
async function lockClaimToDecide(
  trx: Transaction,
  id: string,
): Promise<{ status: ClaimStatus; version: number }> {
  const claim = await lockClaim(trx, id, null);
  if (!claim) throw new Problem('NotFound');
  return claim;
}

async function recordClaimAudit(
  trx: Transaction,
  viewer: Viewer,
  id: string,
  entry: Pick<AuditEntry, 'action' | 'details'>,
): Promise<void> {
  const claim = await findClaim(trx, id, null);
  const customerId = claim?.customerId ?? null;
  await recordAudit(trx, { ...entry, userId: viewer.userId, customerId, entity: CLAIM_ENTITY, entityId: id });
}

/** Stores that a user of staff reviews a locked, open claim. */
async function beginReview(trx: Transaction, deps: Dependencies, viewer: Viewer, id: string): Promise<void> {
  await storeReview(trx, id, { reviewedBy: viewer.userId, at: deps.now() });
  await recordClaimAudit(trx, viewer, id, { action: 'claims.review' });
}

/**
 * Takes an open claim into review.
 * @throws Problem NotFound; Conflict with the `outcome` when somebody else reviews it or has decided on it
 */
export async function reviewClaim(
  trx: Transaction,
  deps: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<ClaimToDecide> {
  const { status } = await lockClaimToDecide(trx, id);
  if (getNextState(CLAIM_MACHINE, status, 'review') === undefined) return rejectLateChange(trx, id);
  await beginReview(trx, deps, viewer, id);
  return readClaimToDecide(trx, id, viewer.userId);
}

/**
 * Decides on a claim, which takes an open one into review first, and mails the customer.
 * @throws Problem NotFound; Conflict with the `outcome` when it is decided or, with a version, has changed
 */
export async function decideClaim(
  trx: Transaction,
  deps: Dependencies,
  viewer: Viewer,
  id: string,
  { decision, text, creditNote, version }: ClaimDecision,
): Promise<ClaimToDecide> {
  const claim = await lockClaimToDecide(trx, id);
  if (version !== undefined && version !== claim.version) return rejectLateChange(trx, id);
  const isOpen = claim.status === 'OPEN';
  const reviewed = isOpen ? getNextState(CLAIM_MACHINE, claim.status, 'review') : claim.status;
  const status = reviewed && getNextState(CLAIM_MACHINE, reviewed, decision);
  if (status === undefined) return rejectLateChange(trx, id);
  if (isOpen) await beginReview(trx, deps, viewer, id);
  await storeDecision(trx, id, {
    ...{
      status,
      decidedBy: viewer.userId,
      decisionText: text,
      creditNote: creditNote ?? null,
      at: deps.now(),
    },
  });
  await recordClaimAudit(trx, viewer, id, {
    action: decision === 'ACCEPTED' ? 'claims.accept' : 'claims.reject',
    details: { reason: text },
  });
  await recordEvents(trx, [{ type: 'claim.decided', data: await readClaimToDecide(trx, id, null) }]);
  const decided = await findClaim(trx, id, null);
  if (!decided) throw new Error(`claim ${id} is missing after it was decided`);
  await mailDecidedClaim(trx, deps.config, decided, decision);
  return readClaimToDecide(trx, id, viewer.userId);
}

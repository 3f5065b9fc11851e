import type { NewClaimMessage } from '@cromia/domain/claims/claim';
import { LIMITS } from '@cromia/domain/limits';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/problem.ts';
import { countClaimMessages, insertClaimMessage } from './claim-change-queries.ts';
import { findClaim, lockClaim } from './claim-queries.ts';
import { CLAIM_ENTITY, type ClaimKey } from './claims.ts';
import { mailClaimMessage } from './mails/claim-mails.ts';

/**
 * Sends a message about a claim to the other side, which is mailed.
 * @returns its id
 * @throws Problem NotFound; Conflict for a claim with `LIMITS.claimMessages` messages
 */
export async function writeClaimMessage(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, isStaff }: { viewer: Viewer; isStaff: boolean },
  { id, customerId }: ClaimKey,
  { text }: NewClaimMessage,
): Promise<{ id: string }> {
  const claim = (await lockClaim(trx, id, customerId)) && (await findClaim(trx, id, customerId));
  if (!claim) throw new Problem('NotFound');
  if ((await countClaimMessages(trx, id)) >= LIMITS.claimMessages) throw new Problem('Conflict');
  const messageId = await insertClaimMessage(trx, {
    ...{ claimId: id, userId: viewer.userId, isStaff, text, createdAt: deps.now() },
  });
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: claim.customerId,
    action: 'claims.message',
    entity: CLAIM_ENTITY,
    entityId: id,
  });
  await mailClaimMessage(trx, deps.config, claim, { text, isStaff });
  return { id: messageId };
}

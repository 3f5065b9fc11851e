import {
  applyRightsChange,
  findExcessiveFields,
  limitInvitedRights,
  type RightsChange,
  settleRights,
} from '@cromia/domain/people/change-rights';
import { JOINING_RIGHTS, type PurchaseRights } from '@cromia/domain/people/company-roles';
import { purchaseRightsShape } from '@cromia/domain/people/person';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockInviter } from '../../people/index.ts';
import type { InvitationRow } from './invitation-queries.ts';

const rightsSchema = z.object(purchaseRightsShape);
const inviterSchema = rightsSchema.omit({ canApprove: true });

/** The rights that an invitation gives: of a pending one only what its inviter may give today. */
export function findGivenRights(row: InvitationRow): PurchaseRights {
  const invited = rightsSchema.parse(row);
  if (row.status !== 'PENDING') return settleRights(invited);
  const inviter = inviterSchema.parse({
    companyRole: row.inviterCompanyRole,
    orderLimit: row.inviterOrderLimit,
    monthLimit: row.inviterMonthLimit,
  });
  return limitInvitedRights(inviter, invited) ?? settleRights(invited);
}

/**
 * Checks the requested rights of an invitation; absent limits become those of the inviter.
 * @throws Problem NotAllowed when the caller may not invite; BadRequest for rights that the caller may not give, and for
 *   those that the role does not have
 */
export async function findInvitedRights(
  trx: Transaction,
  inviter: { userId: string; customerId: string },
  requested: RightsChange,
): Promise<PurchaseRights> {
  const own = await lockInviter(trx, inviter);
  const rights = own && limitInvitedRights(own, applyRightsChange(JOINING_RIGHTS, requested));
  if (!rights) throw new Problem('NotAllowed');
  const errors = findExcessiveFields(requested, rights);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  return rights;
}

/**
 * The rights with which the invitee joins. Waits for changes of the inviter's rights, and gives no more than the inviter
 * may give now.
 * @throws Problem InvitationExpired when the inviter has left or may no longer invite
 */
export async function findJoiningRights(
  trx: Transaction,
  invitation: InvitationRow,
): Promise<PurchaseRights> {
  const { customerId, inviterUserId } = invitation;
  const inviter = await lockInviter(trx, { userId: inviterUserId, customerId });
  const rights = inviter && limitInvitedRights(inviter, rightsSchema.parse(invitation));
  if (!rights) throw new Problem('InvitationExpired');
  return rights;
}

import { isRoleAllowedForType, userRightsSchema } from '@cromia/domain/accounts/user-desk';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { findDeskUser, lockRights, replaceRights } from './desk/user-desk-queries.ts';
import { buildRightsMails } from './mails/rights-mails.ts';
import { enableUser, insertStaff, type StaffUser } from './operator-queries.ts';
import { createPasswordLink } from './passwords/create-password-link.ts';
import { deleteRegistrations, lockUsername } from './registration/registration-queries.ts';
import { removeAllFactors } from './security/reset-second-factor.ts';
import { lockUserById } from './security/second-factor-queries.ts';
import { deleteLoginFailures } from './sessions/throttle.ts';
import { findUser, type UserRow } from './user-queries.ts';

/** The operator's account commands on the command line. Nobody is logged in, so their audit entries have no user. */

export type OperatorRejection =
  | 'hasNoSecondFactor'
  | 'isPrivate'
  | 'isCustomer'
  | 'hasOtherRole'
  | 'hasPassword'
  | 'unknown';
type Rejected = { rejection: OperatorRejection; role?: string };

/** Changes the role of a registered user, in the same way as the back office. */
async function grantRole(
  trx: Transaction,
  { config, now }: Pick<ServiceDependencies, 'config' | 'now'>,
  { id }: UserRow,
  role: StaffUser['role'],
): Promise<void> {
  await lockRights(trx, id);
  const user = await findDeskUser(trx, id);
  if (!user) throw new Error(`User ${id} not found`);
  const before = userRightsSchema.parse({ ...user, isDisabled: user.disabledAt !== null });
  const after = { ...before, role };
  if (!(await replaceRights(trx, user, after, user.disabledAt ?? now())))
    throw new Error(`Rights of user ${id} changed while they were locked`);
  const details = { was: { role: before.role }, is: { role } };
  await recordAudit(trx, {
    ...{ userId: null, action: 'users.change-rights', entity: 'user', entityId: id, details },
  });
  await queueMails(trx, buildRightsMails(user, { before, after }, config));
}

/**
 * Creates a staff user, or grants the role to a registered company user. A user without a password gets a link to
 * choose one; each further run creates a new link.
 */
export function createStaff(
  deps: ServiceDependencies,
  user: StaffUser,
): Promise<{ done: 'created' | 'renewed'; link: string } | { done: 'promoted' } | Rejected> {
  const { db, now } = deps;
  return db.transaction().execute(async (trx) => {
    await lockUsername(trx, user.username);
    const existing = await findUser(trx, user.username);
    if (existing === undefined) {
      const entityId = await insertStaff(trx, user, now());
      await deleteRegistrations(trx, user.username);
      const details = { role: user.role };
      await recordAudit(trx, { userId: null, action: 'users.create', entity: 'user', entityId, details });
      return { done: 'created', link: await createPasswordLink(trx, deps, user) };
    }
    if (existing.role === user.role) {
      if (existing.passwordHash !== null) return { rejection: 'hasPassword', role: existing.role };
      return { done: 'renewed', link: await createPasswordLink(trx, deps, existing) };
    }
    if (existing.role === 'CUSTOMER') return { rejection: 'isCustomer' };
    if (existing.role !== 'USER') return { rejection: 'hasOtherRole', role: existing.role };
    if (!isRoleAllowedForType(user.role, existing.type === 'P' ? 'P' : 'C'))
      return { rejection: 'isPrivate' };
    await grantRole(trx, deps, existing, user.role);
    return { done: 'promoted' };
  });
}

/**
 * Lets a user log in again: deletes failed logins, enables a disabled user, and returns a link to choose a new
 * password. The current password stays valid until then.
 */
export function unlockUser(
  deps: ServiceDependencies,
  username: string,
): Promise<{ failures: number; wasDisabled: boolean; link: string } | Rejected> {
  const { db } = deps;
  return db.transaction().execute(async (trx) => {
    await lockUsername(trx, username);
    const user = await findUser(trx, username);
    if (user === undefined) return { rejection: 'unknown' };
    const wasDisabled = user.disabledAt !== null;
    if (wasDisabled) await enableUser(trx, user.id);
    const failures = await deleteLoginFailures(trx, username);
    await recordAudit(trx, {
      ...{ userId: null, customerId: user.customerId, entity: 'user', entityId: user.id },
      ...{ action: 'users.unlock', details: { wasDisabled } },
    });
    return { failures, wasDisabled, link: await createPasswordLink(trx, deps, user) };
  });
}

/** Removes the second factors of a user who has lost them, such as the only administrator. All sessions end. */
export function resetStaffSecondFactor(
  deps: ServiceDependencies,
  username: string,
): Promise<{ done: 'reset' } | Rejected> {
  return deps.db.transaction().execute(async (trx) => {
    const user = await findUser(trx, username);
    if (user === undefined) return { rejection: 'unknown' };
    await lockUserById(trx, user.id);
    const wasReset = await removeAllFactors(trx, deps, { ...user, userId: user.id }, null);
    return wasReset ? { done: 'reset' } : { rejection: 'hasNoSecondFactor' };
  });
}

import type { ModuleDependencies, ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import { canStillManageUsers, findDeskUser, lockRights } from '../desk/user-desk-queries.ts';
import { endSessions } from '../passwords/password-queries.ts';
import { deleteChallenges } from './challenge-queries.ts';
import { reportSecurityEvent } from './change-second-factor.ts';
import {
  deleteApp,
  deletePasskeys,
  findSecondFactors,
  listMethods,
  replaceRecoveryCodes,
} from './second-factor-queries.ts';

/**
 * Removes all second factors and recovery codes of a user who has lost them, and ends all sessions. The user's row must
 * be locked.
 * @returns false when the user has no second factor
 */
export async function removeAllFactors(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config' | 'now'>,
  user: { userId: string; username: string; language: string },
  actorId: string | null,
): Promise<boolean> {
  const methods = listMethods(await findSecondFactors(trx, user.userId));
  if (methods.length === 0) return false;
  await deleteApp(trx, user.userId);
  await deletePasskeys(trx, user.userId);
  await replaceRecoveryCodes(trx, user.userId, []);
  await deleteChallenges(trx, user.userId);
  await endSessions(trx, user.userId, { now: deps.now() });
  await reportSecurityEvent(trx, deps, user, {
    ...{ action: 'users.reset-second-factor', mail: 'reset', actorId, details: { factors: methods } },
  });
  return true;
}

/**
 * Resets the second factor of another user at the desk.
 * @throws Problem NotAllowed for a caller who may no longer manage users; NotFound; OwnRights; Conflict for a user
 *   without a second factor
 */
export async function resetSecondFactor(deps: ModuleDependencies, viewer: Viewer, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockRights(trx, id);
    if (!(await canStillManageUsers(trx, viewer.userId))) throw new Problem('NotAllowed');
    const user = await findDeskUser(trx, id);
    if (!user) throw new Problem('NotFound');
    if (id === viewer.userId) throw new Problem('OwnRights');
    if (!(await removeAllFactors(trx, deps, { ...user, userId: id }, viewer.userId)))
      throw new Problem('Conflict');
  });
}

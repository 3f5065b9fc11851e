import {
  findChangedRights,
  findRightsConsequences,
  findRightsRejection,
  isRoleAllowedForType,
  type ListedUser,
  listedUserSchema,
  type UserChange,
  type UserDetail,
  type UserListQuery,
  type UserRights,
  userDetailSchema,
  userRightsSchema,
} from '@cromia/domain/accounts/user-desk';
import type { AuditAction, AuditEntity } from '@cromia/domain/audit/audit-log';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { ModuleDependencies, ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { readHistory, recordAudits } from '../../../platform/events/audit.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { clearPortfolio, countManagedCustomers } from '../../customers/index.ts';
import { buildRightsMails } from '../mails/rights-mails.ts';
import { deletePasswordResets, endSessions } from '../passwords/password-queries.ts';
import { deleteChallenges } from '../security/challenge-queries.ts';
import { findSecondFactors, listMethods } from '../security/second-factor-queries.ts';
import {
  canStillManageUsers,
  countOpenSessions,
  countOtherUserManagers,
  type DeskUserRow,
  findDeskUser,
  type ListedUserRow,
  lockRights,
  replaceRights,
  selectUsers,
} from './user-desk-queries.ts';

const ENTITY: AuditEntity = 'user';

function toListedUser<Row extends ListedUserRow>({ disabledAt, createdAt, anonymisedAt, ...row }: Row) {
  return {
    ...row,
    isDisabled: disabledAt !== null,
    isAnonymised: anonymisedAt !== null,
    createdOn: createdAt.toISOString(),
  };
}

export function readUsers(db: Connection, query: UserListQuery): Promise<LimitedPage<ListedUser>> {
  return readPage(db, selectUsers(db, query), query, (row) => listedUserSchema.parse(toListedUser(row)));
}

/** Reads one user with open sessions, number of managed customers and history. @throws Problem NotFound */
export async function readDeskUser(
  { db, now }: Pick<ServiceDependencies, 'now'> & { db: Connection },
  id: string,
): Promise<UserDetail> {
  const row = await findDeskUser(db, id);
  if (!row) throw new Problem('NotFound');
  const { sessions, lastUsedAt } = await countOpenSessions(db, id, now());
  return userDetailSchema.parse({
    ...toListedUser(row),
    customers: await countManagedCustomers(db, id),
    secondFactors: listMethods(await findSecondFactors(db, id)),
    sessions,
    lastUsedOn: lastUsedAt?.toISOString() ?? null,
    history: await readHistory(db, ENTITY, id),
  });
}

/**
 * Returns the rights after a change. @throws Problem BadRequest for an empty change, and at `role` for a private user
 */
function applyChange(
  user: DeskUserRow,
  before: UserRights,
  { rightsVersion: _version, ...change }: UserChange,
) {
  const changes = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length === 0) throw new Problem('BadRequest');
  const after = userRightsSchema.parse({ ...before, ...changes });
  if (!isRoleAllowedForType(after.role, listedUserSchema.shape.type.parse(user.type)))
    throw new Problem('BadRequest', { errors: [{ path: 'role', code: 'invalidField' }] });
  return after;
}

function pickRights(rights: UserRights, names: readonly (keyof UserRights)[]) {
  return Object.fromEntries(names.map((name) => [name, rights[name]]));
}

/** The audit entries of a change: one for enabling or disabling, another for the roles. */
function buildAuditEntries(viewer: Viewer, user: DeskUserRow, before: UserRights, after: UserRights) {
  const names = findChangedRights(before, after);
  const roles = names.filter((name) => name !== 'isDisabled');
  const toEntry = (action: AuditAction, changedNames: readonly (keyof UserRights)[], extraDetails = {}) => ({
    userId: viewer.userId,
    customerId: user.customerId,
    action,
    entity: ENTITY,
    entityId: user.id,
    details: { was: pickRights(before, changedNames), is: pickRights(after, changedNames), ...extraDetails },
  });
  const customerLeft = findRightsConsequences(before, after).leavesCustomer
    ? { customerCode: user.customerCode }
    : {};
  return [
    ...(roles.length === names.length
      ? []
      : [toEntry(after.isDisabled ? 'users.disable' : 'users.enable', ['isDisabled'])]),
    ...(roles.length === 0 ? [] : [toEntry('users.change-rights', roles, customerLeft)]),
  ];
}

/** Empties the portfolio and ends sessions and password resets if the new rights require it. */
async function applyConsequences(
  trx: Transaction,
  viewer: Viewer,
  userId: string,
  { before, after, now }: { before: UserRights; after: UserRights; now: Date },
): Promise<void> {
  const { emptiesPortfolio, endsSessions } = findRightsConsequences(before, after);
  if (emptiesPortfolio) await clearPortfolio(trx, viewer, userId);
  if (!endsSessions) return;
  await endSessions(trx, userId, { now });
  await deletePasswordResets(trx, userId);
  await deleteChallenges(trx, userId);
}

/**
 * Enables or disables a user, or changes their roles (contract, section 5). The change applies from the user's next
 * request, and the user gets a mail. A change to the current rights does nothing and sends no mail.
 * @throws Problem NotAllowed for a caller who may no longer change rights; NotFound; BadRequest for an empty change and
 *   at `role` for a private user; OwnRights; LastDecider; Conflict with `user` when the rights have changed since they
 *   were read
 */
export async function changeRights(
  { db, config, now }: ModuleDependencies,
  viewer: Viewer,
  id: string,
  change: UserChange,
): Promise<UserDetail> {
  return db.transaction().execute(async (trx) => {
    const trxDeps = { db: trx, now };
    await lockRights(trx, id);
    // Another user may have revoked the caller's right while the caller waited for the lock.
    if (!(await canStillManageUsers(trx, viewer.userId))) throw new Problem('NotAllowed');
    const user = await findDeskUser(trx, id);
    if (!user) throw new Problem('NotFound');
    // An anonymised account cannot be changed.
    if (user.anonymisedAt !== null)
      throw new Problem('Conflict', { extension: { user: await readDeskUser(trxDeps, id) } });
    const before = userRightsSchema.parse(toListedUser(user));
    const after = applyChange(user, before, change);
    const rejection = findRightsRejection(before, after, {
      isSelf: id === viewer.userId,
      otherUserManagers: await countOtherUserManagers(trx, id),
    });
    if (rejection) throw new Problem(rejection);
    if (change.rightsVersion !== user.rightsVersion)
      throw new Problem('Conflict', { extension: { user: await readDeskUser(trxDeps, id) } });
    const changed = findChangedRights(before, after);
    if (changed.length === 0) return readDeskUser(trxDeps, id);

    if (!(await replaceRights(trx, user, after, user.disabledAt ?? now()))) throw new Problem('Conflict');
    await applyConsequences(trx, viewer, id, { before, after, now: now() });
    await recordAudits(trx, buildAuditEntries(viewer, user, before, after));
    await queueMails(trx, buildRightsMails(user, { before, after }, config));
    return readDeskUser(trxDeps, id);
  });
}

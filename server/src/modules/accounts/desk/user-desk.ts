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

function listed<Row extends ListedUserRow>({ disabledAt, createdAt, anonymisedAt, ...row }: Row) {
  return {
    ...row,
    isDisabled: disabledAt !== null,
    isAnonymised: anonymisedAt !== null,
    createdOn: createdAt.toISOString(),
  };
}

export function readUsers(db: Connection, query: UserListQuery): Promise<LimitedPage<ListedUser>> {
  return readPage(db, selectUsers(db, query), query, (row) => listedUserSchema.parse(listed(row)));
}

/** One user with open sessions, number of managed customers and history. @throws Problem NotFound */
export async function readDeskUser(
  { db, now }: Pick<ServiceDependencies, 'now'> & { db: Connection },
  id: string,
): Promise<UserDetail> {
  const row = await findDeskUser(db, id);
  if (!row) throw new Problem('NotFound');
  const { sessions, lastUsedAt } = await countOpenSessions(db, id, now());
  return userDetailSchema.parse({
    ...listed(row),
    customers: await countManagedCustomers(db, id),
    sessions,
    lastUsedOn: lastUsedAt?.toISOString() ?? null,
    history: await readHistory(db, ENTITY, id),
  });
}

/** The rights after a change. @throws Problem BadRequest for an empty change, and at `role` for a private user */
function rightsAfter(user: DeskUserRow, was: UserRights, { rightsVersion: _version, ...change }: UserChange) {
  const asked = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(asked).length === 0) throw new Problem('BadRequest');
  const is = userRightsSchema.parse({ ...was, ...asked });
  if (!isRoleAllowedForType(is.role, listedUserSchema.shape.type.parse(user.type)))
    throw new Problem('BadRequest', { errors: [{ path: 'role', code: 'invalidField' }] });
  return is;
}

function picked(rights: UserRights, names: readonly (keyof UserRights)[]) {
  return Object.fromEntries(names.map((name) => [name, rights[name]]));
}

/** The audit entries of a change: one for enabling or disabling, another for the roles. */
function entriesOf(viewer: Viewer, user: DeskUserRow, was: UserRights, is: UserRights) {
  const names = findChangedRights(was, is);
  const roles = names.filter((name) => name !== 'isDisabled');
  const entry = (action: AuditAction, of: readonly (keyof UserRights)[], more = {}) => ({
    userId: viewer.userId,
    customerId: user.customerId,
    action,
    entity: ENTITY,
    entityId: user.id,
    details: { was: picked(was, of), is: picked(is, of), ...more },
  });
  const left = findRightsConsequences(was, is).leavesCustomer ? { customerCode: user.customerCode } : {};
  return [
    ...(roles.length === names.length
      ? []
      : [entry(is.isDisabled ? 'users.disable' : 'users.enable', ['isDisabled'])]),
    ...(roles.length === 0 ? [] : [entry('users.change-rights', roles, left)]),
  ];
}

/** Empties the portfolio, and ends sessions and password resets, where the new rights require it. */
async function settleRights(
  trx: Transaction,
  viewer: Viewer,
  userId: string,
  { was, is, now }: { was: UserRights; is: UserRights; now: Date },
): Promise<void> {
  const { emptiesPortfolio, endsSessions } = findRightsConsequences(was, is);
  if (emptiesPortfolio) await clearPortfolio(trx, viewer, userId);
  if (!endsSessions) return;
  await endSessions(trx, userId, { now });
  await deletePasswordResets(trx, userId);
}

/**
 * Enables or disables a user, or changes their roles (contract, section 5). The change applies from the user's next
 * call, and the user gets a mail. A change to the current rights does nothing and sends no mail.
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
    const read = { db: trx, now };
    await lockRights(trx, id);
    // While the caller waited for the lock, another user may have revoked their right.
    if (!(await canStillManageUsers(trx, viewer.userId))) throw new Problem('NotAllowed');
    const user = await findDeskUser(trx, id);
    if (!user) throw new Problem('NotFound');
    // An anonymised account cannot be changed.
    if (user.anonymisedAt !== null)
      throw new Problem('Conflict', { extension: { user: await readDeskUser(read, id) } });
    const was = userRightsSchema.parse(listed(user));
    const is = rightsAfter(user, was, change);
    const rejection = findRightsRejection(was, is, {
      isSelf: id === viewer.userId,
      otherDeciders: await countOtherUserManagers(trx, id),
    });
    if (rejection) throw new Problem(rejection);
    if (change.rightsVersion !== user.rightsVersion)
      throw new Problem('Conflict', { extension: { user: await readDeskUser(read, id) } });
    const changed = findChangedRights(was, is);
    if (changed.length === 0) return readDeskUser(read, id);

    if (!(await replaceRights(trx, user, is, user.disabledAt ?? now()))) throw new Problem('Conflict');
    await settleRights(trx, viewer, id, { was, is, now: now() });
    await recordAudits(trx, entriesOf(viewer, user, was, is));
    await queueMails(trx, buildRightsMails(user, { was, is }, config));
    return readDeskUser(read, id);
  });
}

import type { Role, UserType } from '@cromia/domain/accounts/roles';
import type { InvitationStatus } from '@cromia/domain/activation/invitation';
import type { InvitationListQuery } from '@cromia/domain/activation/request-responses';
import { COMPANY_ROLES, listInvitableRoles, type PurchaseRights } from '@cromia/domain/people/company-roles';
import { type InferResult, type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

/**
 * Selects invitations with their inviter. Excludes those whose inviter has left the customer, was disabled, or may no
 * longer invite.
 */
function selectWithInviter(db: Connection) {
  return db
    .selectFrom('customerInvitations')
    .innerJoin('customers', 'customers.id', 'customerInvitations.customerId')
    .innerJoin('users as inviter', (join) =>
      join
        .onRef('inviter.id', '=', 'customerInvitations.inviterUserId')
        .onRef('inviter.customerId', '=', 'customerInvitations.customerId')
        .on('inviter.disabledAt', 'is', null)
        .on(({ eb, or }) =>
          or([
            eb('customerInvitations.status', '<>', 'PENDING'),
            eb('inviter.companyRole', 'in', INVITING_ROLES),
          ]),
        ),
    );
}

const COLUMNS = [
  'customerInvitations.id',
  'inviter.username as inviterUsername',
  'inviter.firstname as inviterFirstname',
  'inviter.lastname as inviterLastname',
  'inviter.language as inviterLanguage',
  'customerInvitations.inviteeEmail',
  'customerInvitations.inviteeFirstName',
  'customerInvitations.inviteeLastName',
  'customers.businessName',
  'customerInvitations.customerId',
  'customerInvitations.status',
  'customerInvitations.expiration',
  'customerInvitations.companyRole',
  'customerInvitations.orderLimit',
  'customerInvitations.monthLimit',
  'customerInvitations.canApprove',
  'inviter.id as inviterUserId',
  'inviter.companyRole as inviterCompanyRole',
  'inviter.orderLimit as inviterOrderLimit',
  'inviter.monthLimit as inviterMonthLimit',
] as const;

/**
 * A filter of invitations: all that a customer has sent, or the pending ones to an address that do not expire before
 * `minExpiration`.
 */
export type InvitationScope = { customerId: string } | { inviteeEmail: string; minExpiration: Date };

function filterByScope(db: Connection, scope: InvitationScope) {
  const invitations = selectWithInviter(db);
  return 'customerId' in scope
    ? invitations.where('customerInvitations.customerId', '=', scope.customerId)
    : invitations
        .where('customerInvitations.inviteeEmail', '=', scope.inviteeEmail)
        .where('customerInvitations.status', '=', 'PENDING')
        .where('customerInvitations.expiration', '>=', scope.minExpiration);
}

export function selectInvitations(db: Connection, scope: InvitationScope, { sort }: InvitationListQuery) {
  return filterByScope(db, scope)
    .select(COLUMNS)
    .orderBy(`customerInvitations.${sort.field}`, sort.direction)
    .orderBy('customerInvitations.id');
}

export type InvitationRow = InferResult<ReturnType<typeof selectInvitations>>[number];

const INVITING_ROLES = COMPANY_ROLES.filter((role) => listInvitableRoles(role).length > 0);

/** Finds the pending invitation of a mailed link. */
export function findLinkedInvitation(db: Connection, { linkHash, now }: { linkHash: Buffer; now: Date }) {
  return selectWithInviter(db)
    .select(COLUMNS)
    .where('customerInvitations.linkHash', '=', linkHash)
    .where('customerInvitations.status', '=', 'PENDING')
    .where('customerInvitations.expiration', '>=', now)
    .executeTakeFirst();
}

/**
 * Locks a user's pending invitation to an address, or the newest one if none is pending, until the transaction ends.
 */
export async function lockInvitation(
  trx: Transaction,
  { inviterUsername, inviteeEmail }: { inviterUsername: string; inviteeEmail: string },
) {
  return (
    selectWithInviter(trx)
      .select(COLUMNS)
      .where('inviter.username', '=', inviterUsername)
      .where('customerInvitations.inviteeEmail', '=', inviteeEmail)
      // The pending one comes first, because a rejected one may have the same timestamp.
      .orderBy(sql<SqlBool>`customer_invitations.status = 'PENDING'`, 'desc')
      .orderBy('customerInvitations.createdOn', 'desc')
      .orderBy('customerInvitations.id')
      .limit(1)
      .forUpdate(['customerInvitations'])
      .executeTakeFirst()
  );
}

/** Stores an invitation. @returns undefined when the customer already has a pending one to the address */
export async function insertInvitation(
  trx: Transaction,
  invitation: {
    customerId: string;
    inviterUserId: string;
    inviteeEmail: string;
    inviteeFirstName: string;
    inviteeLastName: string;
    linkHash: Buffer;
    createdOn: Date;
    expiration: Date;
  } & PurchaseRights,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('customerInvitations')
    .values({ ...invitation, status: 'PENDING' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Deletes a pending invitation that has expired, has lost its inviter, or whose inviter may no longer invite, so that the
 * address can be invited again.
 */
export async function deleteVoidInvitation(
  trx: Transaction,
  { customerId, inviteeEmail, now }: { customerId: string; inviteeEmail: string; now: Date },
): Promise<void> {
  await trx
    .deleteFrom('customerInvitations')
    .where('customerId', '=', customerId)
    .where('inviteeEmail', '=', inviteeEmail)
    .where('status', '=', 'PENDING')
    .where(({ eb, exists, not, or, selectFrom }) =>
      or([
        eb('expiration', '<', now),
        not(
          exists(
            selectFrom('users')
              .select('users.id')
              .whereRef('users.id', '=', 'customerInvitations.inviterUserId')
              .whereRef('users.customerId', '=', 'customerInvitations.customerId')
              .where('users.disabledAt', 'is', null)
              .where('users.companyRole', 'in', INVITING_ROLES),
          ),
        ),
      ]),
    )
    .execute();
}

/**
 * Stores the answer to a pending invitation.
 * @param rights the rights that the invitee has got; absent for a rejection
 * @returns false when it was answered in the meantime
 */
export async function storeInvitationAnswer(
  trx: Transaction,
  id: string,
  status: InvitationStatus,
  rights: Partial<PurchaseRights> = {},
): Promise<boolean> {
  const row = await trx
    .updateTable('customerInvitations')
    .set({ ...rights, status })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads a customer's invitations to an address and locks them until the transaction ends. */
export async function lockInvitationsTo(trx: Transaction, customerId: string, inviteeEmail: string) {
  return trx
    .selectFrom('customerInvitations')
    .select(['id', 'status'])
    .where('customerId', '=', customerId)
    .where('inviteeEmail', '=', inviteeEmail)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function deleteInvitations(trx: Transaction, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('customerInvitations').where(sql<SqlBool>`id = ANY(${ids}::uuid[])`).execute();
}

/** Finds the first and last name of the inviting user. */
export function findInviter(trx: Transaction, userId: string) {
  return trx
    .selectFrom('users')
    .select(['firstname', 'lastname'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Finds the user with the invited address. Waits for a concurrent transaction that makes the user a customer. */
export async function lockInvitee(trx: Transaction, username: string) {
  return trx
    .selectFrom('users')
    .select(['role', 'type', 'language', 'customerId'])
    .where('username', '=', username)
    .forShare()
    .$narrowType<{ role: Role; type: UserType }>()
    .executeTakeFirst();
}

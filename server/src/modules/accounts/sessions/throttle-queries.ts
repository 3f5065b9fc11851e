import { type ExpressionBuilder, sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

/** A password, or the code of a mailed link. */
export type GuessedSecret = 'PASSWORD' | 'CODE';

/** The user whose secret is checked, and the address of the caller. */
export interface SecretAttempt {
  username: string;
  /** As `toAddressBlock` returns it. */
  address: string;
  secret: GuessedSecret;
  now: Date;
}

/** The number of failures that a limit allows, and the start of its window. */
interface TryLimits {
  since: Date;
  /** An open attempt older than this counts as failed, because its server has stopped. */
  openSince: Date;
  perUser: number;
  perAddress: number;
}

/** The opened attempt, or the failures that exhaust a limit, or `busy` while concurrent attempts exhaust it. */
export type AttemptResult = { id: number } | { full: Date[] } | 'busy';

/**
 * Opens an attempt before its secret is checked, so that concurrent attempts count each other.
 * @returns its id; or `full` with, for each exhausted limit, the time of the failure that must leave the window before
 *   the next attempt (the oldest of the last `perUser` or `perAddress`); or `busy` while too many other attempts are
 *   being checked
 */
export async function beginAttempt(
  trx: Transaction,
  { username, address, secret, now }: SecretAttempt,
  { since, openSince, perUser, perAddress }: TryLimits,
): Promise<AttemptResult> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`tries of ${address}`}, 0))`.execute(trx);
  const counted = trx
    .selectFrom('loginFailures')
    .select('failedAt')
    .where('address', '=', address)
    .where('failedAt', '>', since)
    .orderBy('failedAt', 'desc')
    .limit(1);
  const isFailure = (eb: ExpressionBuilder<DB, 'loginFailures'>) =>
    eb.or([eb('isOpen', '=', false), eb('failedAt', '<=', openSince)]);
  const ofUser = counted
    .where('username', '=', username)
    .where('secret', '=', secret)
    .offset(perUser - 1);
  const ofAddress = counted.offset(perAddress - 1);
  const standing = await trx
    .selectNoFrom([
      ofUser.where(isFailure).as('userFull'),
      ofAddress.where(isFailure).as('addressFull'),
      ofUser.as('userBusy'),
      ofAddress.as('addressBusy'),
    ])
    .executeTakeFirstOrThrow();
  const full = [standing.userFull, standing.addressFull].filter((failedAt) => failedAt !== null);
  if (full.length > 0) return { full };
  if (standing.userBusy !== null || standing.addressBusy !== null) return 'busy';
  return trx
    .insertInto('loginFailures')
    .values({ username, address, secret, failedAt: now, isOpen: true })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Closes a failed attempt. */
export async function recordFailure(db: Connection, id: number): Promise<void> {
  await db.updateTable('loginFailures').set({ isOpen: false }).where('id', '=', id).execute();
}

/**
 * Closes a successful attempt and deletes the failures of this name from this address. Attempts that are still being
 * checked stay.
 */
export async function clearAttempts(
  db: Connection,
  id: number,
  { username, address }: Pick<SecretAttempt, 'username' | 'address'>,
): Promise<void> {
  await db
    .deleteFrom('loginFailures')
    .where('username', '=', username)
    .where('address', '=', address)
    .where((eb) => eb.or([eb('id', '=', id), eb('isOpen', '=', false)]))
    .execute();
}

/** Requests without a login that are answered by mail. */
export type AccountRequestKind = 'REGISTRATION' | 'PASSWORD_RESET';

/**
 * Records a registration or password reset request.
 * @returns its id, and `addressFull` when the address has exhausted its limit: the time of the request that must leave
 *   the window
 */
export async function recordAccountRequest(
  db: Connection,
  request: { kind: AccountRequestKind; username: string; address: string; now: Date },
  { since, perAddress }: { since: Date; perAddress: number },
): Promise<{ id: number; addressFull: Date | null }> {
  const { kind, username, address, now } = request;
  const { id } = await db
    .insertInto('accountRequests')
    .values({ kind, username, address, requestedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const full = await db
    .selectFrom('accountRequests')
    .select('requestedAt')
    .where('kind', '=', kind)
    .where('address', '=', address)
    .where('requestedAt', '>', since)
    .where('id', '<>', id)
    .orderBy('requestedAt', 'desc')
    .offset(perAddress - 1)
    .limit(1)
    .executeTakeFirst();
  return { id, addressFull: full?.requestedAt ?? null };
}

/** Deletes a refused request. */
export async function deleteAccountRequest(db: Connection, id: number): Promise<void> {
  await db.deleteFrom('accountRequests').where('id', '=', id).execute();
}

/**
 * Grants a request its mail, unless its name has reached a limit since `since`: `perAddress` mails from the same
 * address, or `inAll` mails from all addresses. The caller must hold the lock on the name.
 * @returns false when a limit is reached
 */
export async function claimAccountMail(
  trx: Transaction,
  request: { id: number; kind: AccountRequestKind; username: string; address: string },
  { since, perAddress, inAll }: { since: Date; perAddress: number; inAll: number },
): Promise<boolean> {
  const { here, everywhere } = await trx
    .selectFrom('accountRequests')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('address', '=', request.address).as('here'),
      fn.countAll<number>().as('everywhere'),
    ])
    .where('kind', '=', request.kind)
    .where('username', '=', request.username)
    .where('isGranted', '=', true)
    .where('requestedAt', '>', since)
    .executeTakeFirstOrThrow();
  const isGranted = here < perAddress && everywhere < inAll;
  await trx.updateTable('accountRequests').set({ isGranted }).where('id', '=', request.id).execute();
  return isGranted;
}

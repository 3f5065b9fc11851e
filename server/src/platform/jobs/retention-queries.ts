import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

function ago(unit: 'days' | 'mins', amount: number) {
  return sql<Date>`now() - make_interval(${sql.raw(unit)} => ${amount}::integer)`;
}

export async function purgeIdempotencyKeys(db: Connection, keepDays: number): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', ago('days', keepDays)).execute();
}

/** Failed logins that no rule counts any more: they name people and where they were. */
export async function purgeLoginFailures(db: Connection): Promise<void> {
  await db
    .deleteFrom('loginFailures')
    .where('failedAt', '<', ago('mins', LIMITS.loginWindowMinutes))
    .execute();
}

/** Registrations whose link has run out: nobody confirmed who they name. */
export async function purgeRegistrations(db: Connection): Promise<void> {
  await db.deleteFrom('registrations').where('expiresAt', '<', sql<Date>`now()`).execute();
}

/** Links to a new password that have run out. */
export async function purgePasswordResets(db: Connection): Promise<void> {
  await db.deleteFrom('passwordResets').where('expiresAt', '<', sql<Date>`now()`).execute();
}

/** Registrations and forgotten passwords that no limit counts any more; the longest counts an hour. */
export async function purgeAccountRequests(db: Connection): Promise<void> {
  const counted = Math.max(LIMITS.loginWindowMinutes, 60);
  await db.deleteFrom('accountRequests').where('requestedAt', '<', ago('mins', counted)).execute();
}

/** Where contact requests came from, which no limit counts any more; and those that were answered long ago. */
export async function purgeContactRequests(db: Connection): Promise<void> {
  await db.deleteFrom('contactTries').where('triedAt', '<', ago('mins', 60)).execute();
  await db
    .deleteFrom('contactRequests')
    .where('status', '=', 'ANSWERED')
    .where('answeredAt', '<', ago('days', LIMITS.contactRequestKeepDays))
    .execute();
}

/** Sessions that nobody can go on with, each with its refresh tokens. */
export async function purgeSessions(db: Connection): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('endedAt', 'is not', null),
        eb('lastUsedAt', '<', ago('days', LIMITS.sessionIdleDays)),
        eb('createdAt', '<', ago('days', LIMITS.sessionMaxDays)),
      ]),
    )
    .execute();
}

/** Imports that the desk's list does not go back to. */
export async function purgeImports(db: Connection): Promise<void> {
  await db.deleteFrom('imports').where('begunAt', '<', ago('days', LIMITS.importKeepDays)).execute();
}

/** Counts of searches that the desk's list does not go back to. */
export async function purgeSearchCounts(db: Connection): Promise<void> {
  await db
    .deleteFrom('searchCounts')
    .where(sql<boolean>`week < ${ago('days', 7 * LIMITS.searchCountKeepWeeks)}`)
    .execute();
}

import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import { sqlTimeAgo } from '../../platform/database/ago.ts';
import type { Connection } from '../../platform/database/connection.ts';

/** Deletes failed logins outside every limit's window, because they contain personal data. */
export async function purgeLoginFailures(db: Connection): Promise<void> {
  await db
    .deleteFrom('loginFailures')
    .where('failedAt', '<', sqlTimeAgo('mins', LIMITS.loginWindowMinutes))
    .execute();
}

/** Deletes registrations whose link has expired. */
export async function purgeRegistrations(db: Connection): Promise<void> {
  await db.deleteFrom('registrations').where('expiresAt', '<', sql<Date>`now()`).execute();
}

export async function purgePasswordResets(db: Connection): Promise<void> {
  await db.deleteFrom('passwordResets').where('expiresAt', '<', sql<Date>`now()`).execute();
}

/** Deletes registration and password reset requests outside the longest limit window (one hour). */
export async function purgeAccountRequests(db: Connection): Promise<void> {
  const counted = Math.max(LIMITS.loginWindowMinutes, 60);
  await db.deleteFrom('accountRequests').where('requestedAt', '<', sqlTimeAgo('mins', counted)).execute();
}

/** Deletes ended and expired sessions with their refresh tokens. */
export async function purgeSessions(db: Connection): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('endedAt', 'is not', null),
        eb('lastUsedAt', '<', sqlTimeAgo('days', LIMITS.sessionIdleDays)),
        eb('createdAt', '<', sqlTimeAgo('days', LIMITS.sessionMaxDays)),
      ]),
    )
    .execute();
}

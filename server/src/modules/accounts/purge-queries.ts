import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import { ago } from '../../platform/database/ago.ts';
import type { Connection } from '../../platform/database/database.ts';

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

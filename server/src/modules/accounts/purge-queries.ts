import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import { sqlTimeAgo } from '../../platform/database/ago.ts';
import type { Connection } from '../../platform/database/connection.ts';

/** Deletes registrations whose link has expired. */
export async function purgeRegistrations(db: Connection): Promise<void> {
  await db.deleteFrom('registrations').where('expiresAt', '<', sql<Date>`now()`).execute();
}

export async function purgePasswordResets(db: Connection): Promise<void> {
  await db.deleteFrom('passwordResets').where('expiresAt', '<', sql<Date>`now()`).execute();
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

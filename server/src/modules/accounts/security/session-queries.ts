import { LIMITS } from '@cromia/domain/limits';
import type { Connection } from '../../../platform/database/connection.ts';

const DAY_MS = 86_400_000;

/** Lists the sessions of a user that have neither ended nor expired, the last used first. */
export function listOpenSessions(db: Connection, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('lastUsedAt', '>=', new Date(now.getTime() - LIMITS.sessionIdleDays * DAY_MS))
    .where('createdAt', '>=', new Date(now.getTime() - LIMITS.sessionMaxDays * DAY_MS))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .limit(LIMITS.ownSessions)
    .execute();
}

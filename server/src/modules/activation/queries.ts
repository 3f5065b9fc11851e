import type { Connection } from '../../platform/database.ts';

/** The status of the latest request that a user made for the own company. */
export async function findLatestStatus(db: Connection, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customerRequests')
    .select('status')
    .where('userId', '=', userId)
    .where('kind', '<>', 'MANAGED')
    .orderBy('createdOn', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.status;
}

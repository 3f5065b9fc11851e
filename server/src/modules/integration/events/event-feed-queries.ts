import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/connection.ts';

/** Reads the last deleted and the last existing position of the feed. */
export async function readFeedBounds(db: Connection): Promise<{ deletedUpTo: bigint; last: bigint }> {
  const { rows } = await sql<{ deletedUpTo: string; last: string }>`
    SELECT deleted_up_to::text AS "deletedUpTo",
      greatest(deleted_up_to, (SELECT max(place) FROM events))::text AS last
    FROM event_retention`.execute(db);
  return { deletedUpTo: BigInt(rows[0]?.deletedUpTo ?? 0), last: BigInt(rows[0]?.last ?? 0) };
}

export interface EventFeedRow {
  id: string;
  place: string;
  type: string;
  at: Date;
  data: object;
}

/**
 * Lists the events after a position, oldest first. Returns at least one event, but fewer than `limit` if their data
 * exceeds `LIMITS.eventBytes`.
 */
export async function listEvents(
  db: Connection,
  after: string,
  limit: number,
): Promise<{ events: EventFeedRow[]; hasMore: boolean }> {
  const { rows } = await sql<EventFeedRow & { isIncluded: boolean }>`
    WITH found AS (
      SELECT id, place, type, at, data FROM events
      WHERE place > ${after}::bigint ORDER BY place LIMIT ${limit + 1}
    ), measured AS (
      SELECT *, row_number() OVER by_place AS number, sum(octet_length(data::text)) OVER by_place AS bytes FROM found
      WINDOW by_place AS (ORDER BY place)
    ), page AS (
      SELECT *, number <= ${limit} AND (number = 1 OR bytes <= ${LIMITS.eventBytes}) AS "isIncluded" FROM measured
    )
    SELECT id, place::text, type, at, CASE WHEN "isIncluded" THEN data END AS data, "isIncluded" FROM page
    ORDER BY page.place`.execute(db);
  return {
    events: rows.flatMap(({ isIncluded, ...event }) => (isIncluded ? [event] : [])),
    hasMore: rows.some(({ isIncluded }) => !isIncluded),
  };
}

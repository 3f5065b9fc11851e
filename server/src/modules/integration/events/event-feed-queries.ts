import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/connection.ts';

/** The last deleted and the last existing position of the feed. */
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
 * Events after a position, oldest first. Returns at least one, but fewer than `limit` if their data exceeds
 * `LIMITS.eventBytes`.
 */
export async function listEvents(
  db: Connection,
  after: string,
  limit: number,
): Promise<{ events: EventFeedRow[]; hasMore: boolean }> {
  const { rows } = await sql<EventFeedRow & { isShown: boolean }>`
    WITH found AS (
      SELECT id, place, type, at, data FROM events
      WHERE place > ${after}::bigint ORDER BY place LIMIT ${limit + 1}
    ), measured AS (
      SELECT *, row_number() OVER by_place AS number, sum(octet_length(data::text)) OVER by_place AS bytes FROM found
      WINDOW by_place AS (ORDER BY place)
    ), shown AS (
      SELECT *, number <= ${limit} AND (number = 1 OR bytes <= ${LIMITS.eventBytes}) AS "isShown" FROM measured
    )
    SELECT id, place::text, type, at, CASE WHEN "isShown" THEN data END AS data, "isShown" FROM shown
    ORDER BY shown.place`.execute(db);
  return {
    events: rows.flatMap(({ isShown, ...event }) => (isShown ? [event] : [])),
    hasMore: rows.some(({ isShown }) => !isShown),
  };
}

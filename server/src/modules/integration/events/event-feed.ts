import { type EventFeed, type EventQuery, eventFeedSchema } from '@cromia/domain/integration/event';
import type { Database } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import { listEvents, readFeedBounds } from './event-feed-queries.ts';

/** The cursor before the first event. */
const START_CURSOR = '0';

/**
 * Reads the events after a cursor, oldest first (contract, section 9).
 * @throws Problem CursorExpired if events after the cursor have been deleted; BadRequest if the cursor is ahead of the
 * feed, as after restoring a backup
 */
export async function readEvents(db: Database, { after, limit }: EventQuery): Promise<EventFeed> {
  const { deletedUpTo, last } = await readFeedBounds(db);
  if (after !== undefined && BigInt(after) < deletedUpTo) throw new Problem('CursorExpired');
  if (after !== undefined && BigInt(after) > last) {
    throw new Problem('BadRequest', { errors: [{ path: 'after', code: 'invalidField' }] });
  }
  const { events, hasMore } = await listEvents(db, after ?? START_CURSOR, limit);
  return eventFeedSchema.parse({
    events: events.map(({ place: _place, at, ...event }) => ({ ...event, at: at.toISOString() })),
    next: events.at(-1)?.place ?? after ?? String(deletedUpTo),
    hasMore,
  });
}

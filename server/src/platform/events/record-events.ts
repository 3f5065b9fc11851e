import type { AccessViewer } from '@cromia/domain/accounts/access';
import type { Transaction } from '../database/connection.ts';
import { insertEvents, type NewEvent } from './event-queries.ts';

/** Viewer for the data of events, which contain entities as the back office sees them. */
export const EVENT_VIEWER: AccessViewer = {
  role: 'ADMIN',
  type: 'C',
  roleSds: 'NONE',
  roleTds: 'NONE',
  companyRole: null,
};

/**
 * Records events for other software in the transaction of the change, so that the feed and the webhooks get them only
 * if the change is committed.
 */
export async function recordEvents(trx: Transaction, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await insertEvents(trx, events);
}

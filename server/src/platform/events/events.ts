import type { AccessViewer } from '@cromia/domain/accounts/access';
import type { Transaction } from '../database/database.ts';
import { insertEvents, type NewEvent } from './event-queries.ts';

/** Events contain entities as the back office sees them. */
export const EVENT_VIEWER: AccessViewer = { role: 'ADMIN', type: 'C', roleSds: 'NONE', roleTds: 'NONE' };

/**
 * Reports what has happened to other software, in the transaction of the change: the feed has it, and each webhook is
 * sent it, exactly when that is committed.
 */
export async function recordEvents(trx: Transaction, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await insertEvents(trx, events);
}

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { listChangedCustomers, noteChangedCustomers } from './report-queries.ts';

/** The number of customers reported before yielding to the event loop. */
const BATCH_SIZE = 50;

/** Records the time of the change, and `customer.changed` events with all data and commercial terms of the customers. */
export async function reportChangedCustomers(trx: Transaction, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE);
    await noteChangedCustomers(trx, batch);
    const customers = await listChangedCustomers(trx, batch);
    await recordEvents(
      trx,
      customers.map((data) => ({ type: 'customer.changed', data })),
    );
    await yieldToEventLoop();
  }
}

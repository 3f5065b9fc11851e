import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { listChangedCustomers } from './report-queries.ts';

/** Customers reported before yielding to the event loop. */
const REPORTED_AT_ONCE = 50;

/** Records `customer.changed` events with all data and commercial terms of the customers. */
export async function reportChangedCustomers(trx: Transaction, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += REPORTED_AT_ONCE) {
    const customers = await listChangedCustomers(trx, ids.slice(start, start + REPORTED_AT_ONCE));
    await recordEvents(
      trx,
      customers.map((data) => ({ type: 'customer.changed', data })),
    );
    await yieldToEventLoop();
  }
}

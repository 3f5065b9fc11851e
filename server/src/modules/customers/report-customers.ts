import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvents } from '../../platform/events/events.ts';
import { listChangedCustomers } from './report-queries.ts';

/** Customers that are reported before yielding to other calls. */
const REPORTED_AT_ONCE = 50;

/** Reports new and changed customers with all their data and commercial terms. */
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

import type { Transaction } from '../../src/platform/database/connection.ts';
import { addDaysTo } from '../shop/calendar.ts';
import { insertAll } from './bulk.ts';
import type { ProductIds } from './catalogue.ts';
import { findId, type PeopleIds } from './people.ts';

/** Who waits for which product that is out of stock: account, customer, product, and for how many days. */
const WATCHES = [
  ['customer', '100001', 'M210-7035-05', 4],
  ['customer', '100001', 'M210-7042-25', 1],
  ['customer2', '100002', 'M210-7035-05', 2],
  ['agent', '100001', 'M210-7035-05', 3],
] as const;

export async function loadStockWatches(
  trx: Transaction,
  ids: PeopleIds & { products: ProductIds },
  now: Date,
): Promise<void> {
  const watches = WATCHES.map(([account, customerCode, code, daysAgo]) => {
    const productId = ids.products.get(code);
    if (productId === undefined) throw new Error(`Expected the product ${code}`);
    return {
      productId,
      userId: findId(ids.users, account),
      customerId: findId(ids.customers, customerCode),
      createdOn: addDaysTo(now, -daysAgo),
    };
  });
  await insertAll(trx, 'stockWatches', watches);
}

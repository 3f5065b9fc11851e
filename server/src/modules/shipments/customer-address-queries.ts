import type { Connection, Transaction } from '../../platform/database/connection.ts';

/** Whether sheets of shipped products are sent to the customer by themselves. */
export async function readSendsSheets(db: Connection, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('sendsSheets')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.sendsSheets;
}

/** Sets whether sheets are sent by themselves. @returns whether that changes anything */
export async function storeSendsSheets(
  trx: Transaction,
  customerId: string,
  sendsSheets: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customers')
    .set({ sendsSheets })
    .where('id', '=', customerId)
    .where('sendsSheets', '!=', sendsSheets)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

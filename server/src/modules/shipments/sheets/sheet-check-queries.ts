import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

/** A shipment whose sheets were not checked yet. */
export interface DueShipment {
  id: string;
  customerId: string;
  sendsSheets: boolean;
  /** Time of its last change as text, because a `Date` has no microseconds. */
  changedOn: string;
}

/** The oldest shipments since a time whose sheets are due. @param failed ids that are left out */
export async function listDueShipments(
  db: Connection,
  { since, failed, limit }: { since: Date; failed: readonly string[]; limit: number },
): Promise<DueShipment[]> {
  const { rows } = await sql<DueShipment>`
    SELECT shipments.id, shipments.customer_id, customers.sends_sheets, shipments.changed_on::text AS changed_on
    FROM shipments JOIN customers ON customers.id = shipments.customer_id
    WHERE sheets_checked_at IS NULL AND created_on >= ${since} AND shipments.id <> ALL(${[...failed]}::uuid[])
    ORDER BY created_on, shipments.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Marks the sheets of a shipment as checked. @returns false if they were already, or if the shipment has changed since */
export async function storeSheetCheck(
  trx: Transaction,
  { id, changedOn }: Pick<DueShipment, 'id' | 'changedOn'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shipments')
    .set({ sheetsCheckedAt: now })
    .where('id', '=', id)
    .where('sheetsCheckedAt', 'is', null)
    .where(sql<boolean>`changed_on::text = ${changedOn}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

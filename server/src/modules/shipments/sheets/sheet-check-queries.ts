import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';

/** A shipment whose sheets were not checked yet. */
export interface DueShipment {
  id: string;
  customerId: string;
  sendsSheets: boolean;
}

/** The oldest shipments since a time whose sheets are due. */
export async function listDueShipments(db: Connection, since: Date, limit: number): Promise<DueShipment[]> {
  const { rows } = await sql<DueShipment>`
    SELECT shipments.id, shipments.customer_id, customers.sends_sheets
    FROM shipments JOIN customers ON customers.id = shipments.customer_id
    WHERE sheets_checked_at IS NULL AND created_on >= ${since}
    ORDER BY created_on, shipments.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Marks the sheets of a shipment as checked. @returns false if they were already */
export async function storeSheetCheck(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shipments')
    .set({ sheetsCheckedAt: now })
    .where('id', '=', id)
    .where('sheetsCheckedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

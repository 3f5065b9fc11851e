import type { BatchLine } from '@cromia/domain/sds/batch-list';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/connection.ts';

/** The rows that a line of a batch list refers to; null for unknown ones. */
export interface ResolvedBatch {
  number: number;
  documentId: string | null;
  customerId: string | null;
  orderId: string | null;
}

/** Looks up the sheet, customer and order of each line. The order must belong to the customer. */
export async function resolveBatches(
  trx: Transaction,
  lines: readonly { number: number; line: BatchLine }[],
): Promise<ResolvedBatch[]> {
  const rows = lines.map(({ number, line }) => ({ ...line, number }));
  const { rows: resolved } = await sql<ResolvedBatch>`
    SELECT l.number, d.id AS "documentId", c.id AS "customerId", o.id AS "orderId"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS l (number integer, site text, serial text, color text,
      recipe text, version integer, "customerCode" text, "orderCode" text)
    LEFT JOIN sds_documents d ON d.site = l.site AND d.serial = l.serial AND d.color = l.color
      AND d.recipe = l.recipe AND d.version = l.version
    LEFT JOIN customers c ON c.customer_code = l."customerCode"
    LEFT JOIN orders o ON upper(o.order_code) = upper(l."orderCode") AND o.customer_id = c.id
    ORDER BY l.number`.execute(trx);
  return resolved;
}

/** Stores batches and overwrites existing ones. */
export async function upsertBatches(
  trx: Transaction,
  batches: readonly {
    batch: string;
    date: string;
    documentId: string;
    customerId: string | null;
    orderId: string | null;
  }[],
): Promise<void> {
  await sql`
    INSERT INTO sds_batches (batch, date, document_id, customer_id, order_id)
    SELECT DISTINCT ON (batch, "documentId") batch, date, "documentId", "customerId", "orderId"
    FROM jsonb_to_recordset(${JSON.stringify(batches)}::jsonb) AS l (batch text, date date, "documentId" uuid,
      "customerId" uuid, "orderId" uuid)
    ON CONFLICT (batch, document_id) DO UPDATE
      SET date = excluded.date, customer_id = excluded.customer_id, order_id = excluded.order_id`.execute(
    trx,
  );
}

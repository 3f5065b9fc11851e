import { LIMITS } from '@cromia/domain/limits';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import { JOIN_DESCRIPTIONS, PRODUCT_LINE_COLUMNS, type ProductLineRow } from '../../catalogue/index.ts';

/** Stores the offer as it is now being sent as a version of its own. */
export async function storeOfferVersion(trx: Transaction, id: string): Promise<void> {
  await sql`
    INSERT INTO offer_versions
      (offer_request_id, version, sent_at, expiration_date, overall_discount, total, reason)
    SELECT id, version, decided_at, expiration_date, overall_discount, total, reason
    FROM offer_requests WHERE id = ${id}::uuid`.execute(trx);
  await sql`
    INSERT INTO offer_version_items (offer_request_id, version, sort_order, product_id, quantity, unit_price,
      discount_pct1, discount_pct2, final_unit_price, unit_qty, plo, row_total)
    SELECT item.offer_request_id, request.version, item.sort_order, item.product_id, item.quantity, item.unit_price,
      item.discount_pct1, item.discount_pct2, item.final_unit_price, item.unit_qty, item.plo, item.row_total
    FROM offer_request_items item JOIN offer_requests request ON request.id = item.offer_request_id
    WHERE item.offer_request_id = ${id}::uuid`.execute(trx);
}

/** The versions of an offer that were sent, oldest first. */
export async function listOfferVersions(db: Connection, id: string) {
  return db
    .selectFrom('offerVersions')
    .select(['version', 'sentAt', 'expirationDate', 'overallDiscount', 'total', 'reason'])
    .where('offerRequestId', '=', id)
    .orderBy('version')
    .limit(LIMITS.offerVersions)
    .execute();
}

interface VersionItemRow extends ProductLineRow {
  version: number;
  quantity: number;
  unitPrice: number;
  discountPct1: number;
  discountPct2: number;
  finalUnitPrice: number;
  unitQty: number;
  plo: number;
  rowTotal: number;
}

/** The lines of all versions of an offer, in their stored order. */
export async function listVersionItems(db: Connection, id: string): Promise<VersionItemRow[]> {
  const { rows } = await sql<VersionItemRow>`
    SELECT item.*, ${PRODUCT_LINE_COLUMNS}
    FROM offer_version_items item JOIN products ON products.id = item.product_id
    ${JOIN_DESCRIPTIONS}
    WHERE item.offer_request_id = ${id}::uuid
    ORDER BY item.version, item.sort_order
    LIMIT ${LIMITS.offerVersions * LIMITS.orderLines}`.execute(db);
  return rows;
}

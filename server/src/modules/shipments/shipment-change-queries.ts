import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

/**
 * Locks shipment codes until the transaction ends, whether or not the shipments exist, so that the ERP and the desk
 * never store one twice. Always in the same order, and before any order is locked.
 */
export async function lockShipmentCodes(trx: Transaction, codes: readonly string[]): Promise<void> {
  const sorted = [...new Set(codes)].sort();
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended('shipment ' || code, 0))
    FROM unnest(${sorted}::text[]) WITH ORDINALITY AS locked (code, position) ORDER BY position`.execute(trx);
}

/** A stored shipment, without its lines. */
export interface StoredShipment {
  id: string;
  shipmentCode: string;
  customerId: string;
  shippedOn: string;
  carrier: string | null;
  trackingUrl: string | null;
  packages: number | null;
  grossWeight: number | null;
}

/** The fields of a shipment that can change. */
export type ShipmentFields = Pick<
  StoredShipment,
  'shippedOn' | 'carrier' | 'trackingUrl' | 'packages' | 'grossWeight'
>;

/** Stored shipments by their codes, which the caller has locked. */
export async function listStoredShipments(
  db: Connection,
  codes: readonly string[],
): Promise<StoredShipment[]> {
  const { rows } = await sql<StoredShipment>`
    SELECT id, shipment_code, customer_id, shipped_on, carrier, tracking_url, packages, gross_weight
    FROM shipments WHERE shipment_code = ANY(${[...codes]}::text[]) ORDER BY shipment_code`.execute(db);
  return rows;
}

/** A line as it is stored: packages of a product for an order. */
export interface StoredItem {
  orderId: string;
  productId: number;
  quantity: number;
  batch: string | null;
}

/** The lines of shipments, in their order. */
export async function listStoredItems(
  db: Connection,
  shipmentIds: readonly string[],
): Promise<(StoredItem & { shipmentId: string })[]> {
  const { rows } = await sql<StoredItem & { shipmentId: string }>`
    SELECT shipment_id, order_id, product_id, quantity, batch
    FROM shipment_items WHERE shipment_id = ANY(${[...shipmentIds]}::uuid[])
    ORDER BY shipment_id, sort_order`.execute(db);
  return rows;
}

/** Counts the packages of orders in all shipments, by product. */
export async function countShippedPackages(
  db: Connection,
  orderIds: readonly string[],
): Promise<{ orderId: string; productId: number; packages: number }[]> {
  const { rows } = await sql<{ orderId: string; productId: number; packages: number }>`
    SELECT order_id, product_id, sum(quantity)::integer AS packages
    FROM shipment_items WHERE order_id = ANY(${[...orderIds]}::uuid[])
    GROUP BY order_id, product_id ORDER BY order_id, product_id`.execute(db);
  return rows;
}

export interface OrderLineRow {
  id: string;
  orderId: string;
  productId: number;
  confirmed: number;
  shipped: number;
  productClass: string;
  serial: string;
  color: string;
  pkg: string;
}

/** The lines of orders with the codes of their products, in their order. */
export async function listOrderLines(db: Connection, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  const { rows } = await sql<OrderLineRow>`
    SELECT item.id, item.order_id, item.product_id, item.quantity_confirmed AS confirmed,
      item.quantity_processed AS shipped, products.product_class, products.serial, products.color, products.pkg
    FROM order_items item JOIN products ON products.id = item.product_id
    WHERE item.order_id = ANY(${[...orderIds]}::uuid[])
    ORDER BY item.order_id, item.sort_order`.execute(db);
  return rows;
}

/** The codes of orders by their ids. */
export async function listOrderCodes(db: Connection, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ orderCode: string }>`
    SELECT order_code FROM orders WHERE id = ANY(${[...orderIds]}::uuid[]) ORDER BY order_code`.execute(db);
  return rows.map(({ orderCode }) => orderCode);
}

/** Takes the next code for a shipment of the desk that no import has taken. @param today the manufacturer's day */
export async function takeShipmentCode(trx: Transaction, today: string): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ code: string; isTaken: boolean }>`
      SELECT code, EXISTS (SELECT FROM shipments WHERE shipment_code = code) AS "isTaken"
      FROM next_request_number('S', ${today}::date) AS code`.execute(trx);
    const [row] = rows;
    if (!row) throw new Error('The function returns exactly one row');
    if (!row.isTaken) return row.code;
  }
}

/** Inserts or changes shipments. @returns the ids by code */
export async function upsertShipments(
  trx: Transaction,
  shipments: readonly (ShipmentFields & {
    shipmentCode: string;
    customerId: string;
    createdBy: string | null;
  })[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; shipmentCode: string }>`
    INSERT INTO shipments (shipment_code, customer_id, shipped_on, carrier, tracking_url, packages, gross_weight, created_by)
    SELECT "shipmentCode", "customerId", "shippedOn", carrier, "trackingUrl", packages, "grossWeight", "createdBy"
    FROM jsonb_to_recordset(${JSON.stringify(shipments)}::jsonb) AS input ("shipmentCode" text, "customerId" uuid,
      "shippedOn" date, carrier text, "trackingUrl" text, packages integer, "grossWeight" numeric, "createdBy" uuid)
    ON CONFLICT (shipment_code) DO UPDATE SET shipped_on = excluded.shipped_on, carrier = excluded.carrier,
      tracking_url = excluded.tracking_url, packages = excluded.packages, gross_weight = excluded.gross_weight
    RETURNING id, shipment_code`.execute(trx);
  return new Map(rows.map(({ id, shipmentCode }) => [shipmentCode, id]));
}

/**
 * Replaces the lines of shipments. Their sheets are due again, because other products or batches may need others.
 */
export async function replaceItems(
  trx: Transaction,
  shipments: readonly { id: string; items: readonly StoredItem[] }[],
): Promise<void> {
  if (shipments.length === 0) return;
  const ids = shipments.map(({ id }) => id);
  const items = shipments.flatMap(({ id, items: lines }) =>
    lines.map((line, index) => ({ ...line, shipmentId: id, sortOrder: index + 1 })),
  );
  await sql`DELETE FROM shipment_items WHERE shipment_id = ANY(${ids}::uuid[])`.execute(trx);
  await sql`
    INSERT INTO shipment_items (shipment_id, sort_order, order_id, product_id, quantity, batch)
    SELECT "shipmentId", "sortOrder", "orderId", "productId", quantity, batch
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS input ("shipmentId" uuid, "sortOrder" integer,
      "orderId" uuid, "productId" integer, quantity integer, batch text)`.execute(trx);
  await sql`UPDATE shipments SET sheets_checked_at = NULL, changed_on = now() WHERE id = ANY(${ids}::uuid[])`.execute(
    trx,
  );
}

/** Sets the uploaded delivery note of a shipment. @returns whether it differs from the one before */
export async function storeDocument(
  trx: Transaction,
  shipmentCode: string,
  { key, checksum }: { key: string; checksum: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shipments')
    .set({ documentKey: key, documentChecksum: checksum })
    .where('shipmentCode', '=', shipmentCode)
    .where((eb) => eb('documentChecksum', 'is distinct from', checksum))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { Address } from '@cromia/domain/customers/customer';
import { LIMITS } from '@cromia/domain/limits';
import { parseBatchPrefix } from '@cromia/domain/sds/batch';
import type { Shipment, ShipmentListQuery } from '@cromia/domain/shipments/shipment';
import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import {
  type CustomerScope,
  combineConditions,
  containsPattern,
  hasTrigram,
  isOfCustomer,
  type SqlCondition,
  selectCustomerId,
} from '../../platform/database/list-queries.ts';
import {
  JOIN_DESCRIPTIONS,
  PRODUCT_LINE_COLUMNS,
  type ProductLineRow,
  selectMatchingProductIds,
} from '../catalogue/index.ts';
import { selectMatchingOrderIds } from '../orders/index.ts';
import { selectShippedSheet } from '../sds/index.ts';

/** A shipment with its customer, its orders and its sums. */
export interface ShipmentRow
  extends Omit<Shipment, 'hasOwnDocument' | 'items'>,
    Record<'customerId' | 'createdOn', unknown> {
  customerId: string;
  createdOn: Date;
  documentKey: string | null;
  documentChecksum: string | null;
}

/** Shipments by id, in the order of the given ids. */
export async function listShipmentsById(db: Connection, ids: readonly string[]): Promise<ShipmentRow[]> {
  const { rows } = await sql<ShipmentRow & { address: Address | null }>`
    SELECT shipments.id, shipments.shipment_code, shipments.customer_id, shipments.shipped_on, shipments.carrier,
      shipments.tracking_url, shipments.packages, shipments.gross_weight, shipments.created_on, shipments.document_key,
      shipments.document_checksum, customers.customer_code, customers.business_name, sums.*, contained.*
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS requested (id, position)
    JOIN shipments ON shipments.id = requested.id
    JOIN customers ON customers.id = shipments.customer_id
    CROSS JOIN LATERAL (
      SELECT count(*) AS item_count, coalesce(sum(item.quantity), 0) AS package_count,
        coalesce(sum(item.quantity * products.plo), 0) AS weight
      FROM shipment_items item JOIN products ON products.id = item.product_id WHERE item.shipment_id = shipments.id
    ) sums
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('id', orders.id, 'orderCode', orders.order_code,
          'customerOrderCode', coalesce(orders.customer_order_code, request.customer_order_code),
          'packageCount', part.packages) ORDER BY orders.order_code), '[]') AS orders,
        (array_agg(coalesce(orders.address, request.address) ORDER BY orders.order_code))[1] AS address
      FROM (
        SELECT order_id, sum(quantity) AS packages FROM shipment_items
        WHERE shipment_id = shipments.id GROUP BY order_id
      ) part
      JOIN orders ON orders.id = part.order_id
      LEFT JOIN order_requests request ON request.id = orders.order_request_id
    ) contained
    ORDER BY requested.position`.execute(db);
  return rows;
}

/** Finds the id of a shipment of a customer, or of any customer, for staff, if `customerId` is null. */
export async function findShipmentId(
  db: Connection,
  shipmentCode: string,
  customerId: string | null,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipments')
    .select('id')
    .where('shipmentCode', '=', shipmentCode)
    .$if(customerId !== null, (query) => query.where('customerId', '=', customerId ?? ''))
    .executeTakeFirst();
  return row?.id;
}

export interface ShipmentItemRow extends ProductLineRow, ProductCode {
  id: string;
  shipmentId: string;
  orderId: string;
  orderCode: string;
  customerOrderCode: string | null;
  productId: number;
  quantity: number;
  batch: string | null;
  unitQty: number;
  plo: number;
  sheetId: string | null;
}

/**
 * The lines of shipments in their stored order, with the sheet of their batch or product.
 * @param maxLines maximum number of lines per shipment
 */
export async function listShipmentItems(
  db: Connection,
  ids: readonly string[],
  { maxLines, today }: { maxLines: number; today: string },
): Promise<ShipmentItemRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ShipmentItemRow>`
    SELECT item.id, item.shipment_id, item.order_id, item.product_id, item.quantity, item.batch, orders.order_code,
      coalesce(orders.customer_order_code, request.customer_order_code) AS customer_order_code, products.unit_qty,
      products.plo, ${PRODUCT_LINE_COLUMNS}, (${selectShippedSheet(today)}) AS sheet_id
    FROM unnest(${ids}::uuid[]) AS requested (id)
    CROSS JOIN LATERAL (
      SELECT * FROM shipment_items WHERE shipment_id = requested.id ORDER BY sort_order LIMIT ${maxLines}
    ) item
    JOIN orders ON orders.id = item.order_id
    LEFT JOIN order_requests request ON request.id = orders.order_request_id
    JOIN products ON products.id = item.product_id
    ${JOIN_DESCRIPTIONS}
    ORDER BY requested.id, item.sort_order
    LIMIT ${ids.length * maxLines}`.execute(db);
  return rows;
}

export interface ShipmentFilter
  extends CustomerScope,
    Omit<ShipmentListQuery, 'page' | 'size' | 'sort' | 'customerCode'> {
  /** Part of a customer's name, or start of its code. */
  customer?: string | undefined;
}

/** Matches a part of the code in any case. */
function matchCode(text: string): SqlCondition {
  return hasTrigram(text)
    ? sql<SqlBool>`shipments.shipment_code ILIKE ${containsPattern(text)}`
    : sql<SqlBool>`strpos(upper(shipments.shipment_code), upper(${text})) > 0`;
}

/** Matches lines whose batch begins with a text: as typed, or in the stored spelling of the makers' batches. */
function matchBatch(text: string): SqlCondition {
  const beginnings = [...new Set([text, text.toUpperCase(), parseBatchPrefix(text) ?? text])];
  const matches = beginnings.map((beginning) => sql<SqlBool>`starts_with(batch, ${beginning}::text)`);
  return sql<SqlBool>`shipments.id IN (
    SELECT shipment_id FROM shipment_items WHERE ${sql.join(matches, sql` OR `)})`;
}

function buildConditions(filter: ShipmentFilter): SqlCondition {
  const { shipmentCode, orderCode, orderId, batch, carrier, shippedOnFrom, shippedOnTo, customer } = filter;
  const customerId = selectCustomerId(filter);
  const products = selectMatchingProductIds(filter);
  return combineConditions([
    customerId === null ? undefined : sql`shipments.customer_id = ${customerId}`,
    isOfCustomer('shipments.customerId', customer),
    shipmentCode === undefined ? undefined : matchCode(shipmentCode),
    orderCode === undefined
      ? undefined
      : sql`shipments.id IN (
          SELECT shipment_id FROM shipment_items
          WHERE order_id IN (${selectMatchingOrderIds(orderCode, customerId)}))`,
    orderId === undefined
      ? undefined
      : sql`shipments.id IN (SELECT shipment_id FROM shipment_items WHERE order_id = ${orderId}::uuid)`,
    batch === undefined ? undefined : matchBatch(batch),
    carrier === undefined
      ? undefined
      : sql`strpos(search_text(shipments.carrier), search_text(${carrier})) > 0`,
    shippedOnFrom === undefined ? undefined : sql`shipments.shipped_on >= ${shippedOnFrom}::date`,
    shippedOnTo === undefined ? undefined : sql`shipments.shipped_on <= ${shippedOnTo}::date`,
    products === null
      ? undefined
      : sql`shipments.id IN (SELECT shipment_id FROM shipment_items WHERE product_id IN (${products}))`,
  ]);
}

/** The ids of a list of shipments, filtered and sorted, with their number of lines. */
export function selectShipments(
  db: Connection,
  filter: ShipmentFilter,
  { field, direction }: ShipmentListQuery['sort'],
) {
  return db
    .selectFrom('shipments')
    .select(['shipments.id'])
    .select((eb) =>
      eb
        .selectFrom('shipmentItems')
        .whereRef('shipmentItems.shipmentId', '=', 'shipments.id')
        .select(eb.fn.countAll<number>().as('lines'))
        .$asScalar()
        .$notNull()
        .as('lines'),
    )
    .where(buildConditions(filter))
    .orderBy(`shipments.${field}`, direction)
    .$if(field === 'shippedOn', (query) => query.orderBy('shipments.id'));
}

/** Maximum number of lines of a shipment. */
export const MAX_SHIPMENT_LINES = LIMITS.orderLines * LIMITS.shipmentOrders;

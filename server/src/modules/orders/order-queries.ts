import type { Address } from '@cromia/domain/customers/customer';
import { LIMITS } from '@cromia/domain/limits';
import type { BlockableStatus, OrderStatus } from '@cromia/domain/orders/order';
import type { PlacedBy } from '@cromia/domain/people/person';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import { type DocumentLineRow, type DocumentTables, listLines, PLACED_BY } from '../shop-documents/index.ts';

export const ORDER_TABLES: DocumentTables = {
  table: 'orders',
  lines: 'orderItems',
  document: 'orderId',
  linesHaveCustomer: true,
  createdOn: 'requestCreatedOn',
};

export interface OrderRow {
  id: string;
  orderCode: string;
  customerOrderCode: string | null;
  orderRequestId: string | null;
  customerId: string;
  userId: string | null;
  requestCreatedOn: Date;
  address: Address | null;
  deliveryDate: string | null;
  /** The desk's last change of the delivery date, if the ERP has not changed it since. */
  deliveryDateChange: { from: string | null; reason: string | null } | null;
  status: OrderStatus;
  blockedFrom: BlockableStatus | null;
  blockReason: string | null;
  acceptMultipleShipping: boolean;
  transportReason: string | null;
  shippingNote: string | null;
  genericNote: string | null;
  port: string | null;
  paymentTerms: string | null;
  unconditionalDiscount: number;
  overallDiscount: number;
  total: number;
  totalWeight: number;
  itemCount: number;
  /** EUR: the sum of the rows, before the discount on the whole order. */
  confirmedRows: number;
  shippedRows: number;
  /** kg. */
  confirmedWeight: number;
  shippedWeight: number;
  customerCode: string;
  businessName: string;
  username: string | null;
  placedBy: PlacedBy;
}

/**
 * The total of a row for the confirmed or shipped packages, rounded like `calculateRowTotal` in the domain. The full quantity
 * gives the stored total.
 */
function selectRowTotal(quantityColumn: 'quantity_confirmed' | 'quantity_processed'): RawBuilder<number> {
  const quantity = sql.ref(quantityColumn);
  return sql`CASE WHEN ${quantity} = quantity_ordered THEN row_total ELSE round(final_unit_price * qta * ${quantity}, 2) END`;
}

/** Selects complete orders for the ids of a sub-query. */
function selectOrders(requestedIds: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<OrderRow> {
  return sql<OrderRow>`
    SELECT orders.id, orders.order_code, orders.order_request_id,
      coalesce(orders.customer_order_code, request.customer_order_code) AS customer_order_code,
      coalesce(orders.address, request.address) AS address,
      orders.customer_id, request.user_id, orders.request_created_on, orders.delivery_date, orders.status,
      CASE WHEN orders.date_change->>'to' = to_char(orders.delivery_date, 'YYYY-MM-DD')
        THEN orders.date_change - 'to' END AS delivery_date_change,
      orders.blocked_from, orders.block_reason,
      orders.accept_multiple_shipping, orders.transport_reason, orders.shipping_note, orders.generic_note,
      orders.port, orders.unconditional_discount, orders.overall_discount, orders.total, orders.total_weight,
      sums.*,
      customers.customer_code, customers.business_name, customers.payment_terms, users.username,
      ${PLACED_BY} AS placed_by
    FROM ${requestedIds} requested
    JOIN orders ON orders.id = requested.id
    JOIN customers ON customers.id = orders.customer_id
    LEFT JOIN order_requests request ON request.id = orders.order_request_id
    LEFT JOIN users ON users.id = request.user_id
    CROSS JOIN LATERAL (
      SELECT count(*) AS item_count,
        coalesce(sum(${selectRowTotal('quantity_confirmed')}), 0) AS confirmed_rows,
        coalesce(sum(${selectRowTotal('quantity_processed')}), 0) AS shipped_rows,
        coalesce(sum(plo * quantity_confirmed), 0) AS confirmed_weight,
        coalesce(sum(plo * quantity_processed), 0) AS shipped_weight
      FROM order_items WHERE order_id = orders.id
    ) sums
    ORDER BY ${order}`;
}

/** Orders by id, in the order of the given ids. */
export async function listOrdersById(db: Connection, ids: readonly string[]): Promise<OrderRow[]> {
  const requestedIds = sql`(SELECT requested.id, requested.position FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS requested (id, position))`;
  const { rows } = await selectOrders(requestedIds, sql`requested.position`).execute(db);
  return rows;
}

/** Finds an order of a customer, or of any customer, for staff, if `customerId` is null. */
export async function findOrder(
  db: Connection,
  id: string,
  customerId: string | null,
): Promise<OrderRow | undefined> {
  const ownerCondition = customerId === null ? sql`true` : sql`orders.customer_id = ${customerId}::uuid`;
  const requestedIds = sql`(SELECT orders.id FROM orders WHERE orders.id = ${id}::uuid AND ${ownerCondition})`;
  const { rows } = await selectOrders(requestedIds, sql`orders.id`).execute(db);
  return rows[0];
}

export interface OrderItemRow extends DocumentLineRow {
  qtyPkgMultiplier: number;
  quantityOrdered: number;
  quantityConfirmed: number;
  quantityProcessed: number;
  unitPrice: number;
  discountPct1: number;
  discountPct2: number;
  finalUnitPrice: number;
  qta: number;
  plo: number;
  rowWeight: number;
  rowTotal: number;
}

/** The lines of an order, sorted by line number. */
export function listOrderItems(db: Connection, id: string): Promise<OrderItemRow[]> {
  return listLines<OrderItemRow>(db, ORDER_TABLES, [id], LIMITS.orderLines);
}

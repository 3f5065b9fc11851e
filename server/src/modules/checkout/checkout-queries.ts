import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';

/** A new order request. Amounts in EUR, weights in kg. */
export interface NewOrderRequest {
  customerId: string;
  userId: string;
  customerOrderCode: string;
  /** A snapshot of the shipping address. */
  address: object;
  deliveryDateRequested: string;
  acceptMultipleShipping: boolean;
  shippingNote: string | null;
  genericNote: string | null;
  agentNote: string | null;
  /** Percent. */
  overallDiscount: number;
  total: number;
  totalWeight: number;
  createdOn: Date;
  /** Last day on which staff may decide. */
  expirationDate: string;
  /** The ordered offer, if any. An offer can be ordered only once. */
  offerRequestId: string | null;
  /** The approval by which the author may order, if the own rights do not allow it. */
  approvalId: string | null;
}

export interface NewOrderRequestItem {
  productId: number;
  quantity: number;
  priceListCode: string;
  unitPrice: number;
  discountPct1: number;
  discountPct2: number;
  finalUnitPrice: number;
  unitQty: number;
  plo: number;
  rowTotal: number;
  rowWeight: number;
}

/** Stores an order request, without its lines, and assigns the next number. @returns the id */
export async function insertOrderRequest(
  trx: Transaction,
  request: NewOrderRequest,
  today: string,
): Promise<string> {
  const { id } = await trx
    .insertInto('orderRequests')
    .values({
      number: sql<string>`next_request_number('R', ${today}::date)`,
      customerId: request.customerId,
      userId: request.userId,
      status: 'PENDING',
      createdOn: request.createdOn,
      customerOrderCode: request.customerOrderCode,
      address: JSON.stringify(request.address),
      deliveryDateRequested: request.deliveryDateRequested,
      acceptMultipleShipping: request.acceptMultipleShipping,
      shippingNote: request.shippingNote,
      genericNote: request.genericNote,
      agentNote: request.agentNote,
      overallDiscount: request.overallDiscount,
      total: request.total,
      totalWeight: request.totalWeight,
      expirationDate: request.expirationDate,
      offerRequestId: request.offerRequestId,
      approvalId: request.approvalId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Passes the rows as one parameter, so that the statement is the same for any number of rows. */
export async function insertOrderRequestItems(
  trx: Transaction,
  orderRequestId: string,
  items: readonly NewOrderRequestItem[],
): Promise<void> {
  await sql`
    INSERT INTO order_request_items (order_request_id, sort_order, product_id, quantity, price_list_code, unit_price,
      discount_pct1, discount_pct2, final_unit_price, unit_qty, plo, row_total, row_weight)
    SELECT ${orderRequestId}::uuid, item.sort_order, item.product_id, item.quantity, item.price_list_code,
      item.unit_price, item.discount_pct1, item.discount_pct2, item.final_unit_price, item.unit_qty, item.plo,
      item.row_total, item.row_weight
    FROM jsonb_to_recordset(${JSON.stringify(
      items.map((item, index) => ({
        sort_order: index + 1,
        product_id: item.productId,
        quantity: item.quantity,
        price_list_code: item.priceListCode,
        unit_price: item.unitPrice,
        discount_pct1: item.discountPct1,
        discount_pct2: item.discountPct2,
        final_unit_price: item.finalUnitPrice,
        unit_qty: item.unitQty,
        plo: item.plo,
        row_total: item.rowTotal,
        row_weight: item.rowWeight,
      })),
    )}::jsonb) AS item (
      sort_order integer, product_id integer, quantity integer, price_list_code text, unit_price numeric,
      discount_pct1 numeric, discount_pct2 numeric, final_unit_price numeric, unit_qty numeric, plo numeric,
      row_total numeric, row_weight numeric)`.execute(trx);
}

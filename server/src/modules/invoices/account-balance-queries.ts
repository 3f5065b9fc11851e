import type { AccountAmounts } from '@cromia/domain/invoices/account-balance';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

/**
 * The total of an order's rows for a quantity, less the discount on the whole order. The full quantity gives the stored
 * total of the row.
 */
function sumRows(quantityColumn: 'quantity_confirmed' | 'quantity_processed'): RawBuilder<number> {
  const quantity = sql.ref(quantityColumn);
  return sql`(SELECT round(coalesce(sum(CASE WHEN ${quantity} = quantity_ordered THEN row_total
      ELSE round(final_unit_price * qta * ${quantity}, 2) END), 0) * (100 - orders.overall_discount) / 100, 2)
    FROM order_items WHERE order_items.order_id = orders.id)`;
}

/**
 * The net total of what is not invoiced yet of a customer's orders: ordered, confirmed or shipped, as far as the order
 * has come, less its invoices. An invoice of several orders is divided by their totals.
 */
function sumUninvoicedOrders(customerId: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(
    SELECT coalesce(sum(greatest(0, open_order.amount - coalesce((
      SELECT round(sum(invoice.net * open_order.total / named.total), 2)
      FROM invoices invoice
      CROSS JOIN LATERAL (
        SELECT sum(orders.total) AS total FROM orders
        WHERE orders.order_code = ANY(invoice.order_codes) AND orders.customer_id = invoice.customer_id) named
      WHERE invoice.order_codes @> ARRAY[open_order.order_code] AND invoice.customer_id = ${customerId}
        AND invoice.type = 'INVOICE' AND named.total > 0), 0))), 0)
    FROM (
      SELECT orders.order_code, orders.total, CASE
        WHEN orders.status = 'E' THEN ${sumRows('quantity_processed')}
        WHEN coalesce(orders.blocked_from, orders.status) = 'C' THEN ${sumRows('quantity_confirmed')}
        ELSE orders.total END AS amount
      FROM orders
      WHERE orders.customer_id = ${customerId} AND orders.status IN ('I', 'B', 'C', 'E')) open_order)`;
}

/** Adds up what a customer owes and has ordered. @param today the manufacturer's calendar day */
export async function findAccountAmounts(
  db: Connection,
  customerId: string,
  today: string,
): Promise<AccountAmounts | undefined> {
  const { rows } = await sql<AccountAmounts>`
    SELECT customers.credit_limit, customers.blocks_over_limit, coalesce(owed.open, 0) AS open,
      coalesce(owed.overdue, 0) AS overdue,
      ${sumUninvoicedOrders(sql.ref('customers.id'))} + (
        SELECT coalesce(sum(request.total), 0) FROM order_requests request
        WHERE request.customer_id = customers.id AND request.status = 'PENDING'
          AND (request.expiration_date IS NULL OR request.expiration_date >= ${today}::date)) AS ordered
    FROM customers
    CROSS JOIN LATERAL (
      SELECT sum(CASE WHEN type = 'INVOICE' THEN total - paid ELSE paid - total END) AS open,
        sum(total - paid) FILTER (WHERE type = 'INVOICE' AND due_on < ${today}::date) AS overdue
      FROM invoices WHERE customer_id = customers.id AND paid < total) owed
    WHERE customers.id = ${customerId}::uuid`.execute(db);
  return rows[0];
}

/** Whether a customer has a credit limit. */
export async function hasCreditLimit(db: Connection, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('creditLimit')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined && row.creditLimit !== null;
}

/** Serialises the order requests of a customer until the transaction ends. Taken after all other locks of a request. */
export async function lockAccount(trx: Transaction, customerId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('account of ' || ${customerId}::text, 0))`.execute(
    trx,
  );
}

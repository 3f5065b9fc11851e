import { type CustomerSales, SHRINKING_PRODUCTS } from '@cromia/domain/customers/portfolios/sales';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/connection.ts';
import { startOfDay } from '../../../platform/database/list-queries.ts';
import type { ManufacturerDay } from './work-list-queries.ts';

/** The turnover of each month with orders in some calendar years, both included: EUR excl. VAT, without cancelled orders. */
export async function listMonthlyTurnover(
  db: Connection,
  customerId: string,
  { years, timeZone }: { years: { from: number; to: number }; timeZone: string },
) {
  const localTime = sql`(request_created_on AT TIME ZONE ${timeZone}::text)`;
  const { rows } = await sql<{ year: number; month: number; turnover: number }>`
    SELECT extract(year FROM ${localTime})::integer AS year, extract(month FROM ${localTime})::integer AS month,
      sum(total)::float8 AS turnover
    FROM orders
    WHERE customer_id = ${customerId}::uuid AND status <> 'A'
      AND request_created_on >= ${startOfDay(`${years.from}-01-01`, timeZone)}
      AND request_created_on < ${startOfDay(`${years.to + 1}-01-01`, timeZone)}
    GROUP BY 1, 2
    ORDER BY 1, 2`.execute(db);
  return rows;
}

type ShrinkingProduct = Omit<CustomerSales['shrinkingProducts'][number], 'lastOrderedOn'> & {
  lastOrderedOn: Date;
};

/** The serials that a customer has bought less of in the last 12 months than in the 12 months before. */
export async function listShrinkingProducts(
  db: Connection,
  customerId: string,
  { today, timeZone }: ManufacturerDay,
): Promise<ShrinkingProduct[]> {
  const startOfYearsAgo = (years: number) =>
    sql`(((${today}::date - make_interval(years => ${years}::integer)) + interval '1 day') AT TIME ZONE ${timeZone}::text)`;
  const isRecent = sql`orders.request_created_on >= ${startOfYearsAgo(1)}`;
  const { rows } = await sql<ShrinkingProduct>`
    SELECT bought.*, serials.short_description
    FROM (
      SELECT products.product_class, products.serial,
        coalesce(sum(order_items.row_total) FILTER (WHERE ${isRecent}), 0)::float8 AS turnover,
        coalesce(sum(order_items.row_total) FILTER (WHERE NOT ${isRecent}), 0)::float8 AS turnover_before,
        max(orders.request_created_on) AS last_ordered_on
      FROM orders
      JOIN order_items ON order_items.order_id = orders.id
      JOIN products ON products.id = order_items.product_id
      WHERE orders.customer_id = ${customerId}::uuid AND orders.status <> 'A'
        AND orders.request_created_on >= ${startOfYearsAgo(2)}
      GROUP BY products.product_class, products.serial
    ) bought
    JOIN serials USING (product_class, serial)
    WHERE turnover < turnover_before
    ORDER BY turnover_before - turnover DESC, product_class, serial
    LIMIT ${SHRINKING_PRODUCTS}`.execute(db);
  return rows;
}

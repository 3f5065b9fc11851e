import type { comparisonShape } from '@cromia/domain/catalogue/price-deviation';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Connection } from '../../platform/database/connection.ts';
import { readSellableProducts } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';

type Comparison = z.infer<z.ZodObject<typeof comparisonShape>>;

/** The price of each product in the customer's last order that is confirmed, shipped or invoiced; EUR per um. */
async function listLastOrderedPrices(db: Connection, customerId: string, productIds: readonly number[]) {
  const { rows } = await sql<{ productId: number; finalUnitPrice: number; on: Date }>`
    SELECT DISTINCT ON (item.product_id) item.product_id, item.final_unit_price, orders.created_on AS "on"
    FROM order_items item JOIN orders ON orders.id = item.order_id AND orders.customer_id = item.customer_id
    WHERE item.customer_id = ${customerId}::uuid AND item.product_id = ANY(${productIds}::integer[])
      AND orders.status IN ('C', 'E', 'F')
    ORDER BY item.product_id, orders.created_on DESC, orders.id`.execute(db);
  return rows;
}

/** Adds to each line of a request the prices that staff compare its price with: on today's terms, and last paid. */
export async function addComparisonPrices<Line extends { productId: number }, Item>(
  db: Connection,
  customer: ActingCustomer,
  lines: readonly Line[],
  toItem: (line: Line) => Item,
): Promise<(Item & Comparison)[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = await readSellableProducts(db, customer, ids);
  const currentPrices = new Map(products.map((product) => [product.id, product.pricesAndDiscounts]));
  const lastPrices = new Map(
    (await listLastOrderedPrices(db, customer.id, ids)).map((row) => [row.productId, row]),
  );
  return lines.map((line) => {
    const lastPrice = lastPrices.get(line.productId);
    return {
      ...toItem(line),
      today: currentPrices.get(line.productId) ?? null,
      lastPaid: lastPrice
        ? { finalUnitPrice: lastPrice.finalUnitPrice, on: lastPrice.on.toISOString() }
        : null,
    };
  });
}

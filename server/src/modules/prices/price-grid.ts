import { type PriceGrid, type PriceGridQuery, priceGridSchema } from '@cromia/domain/prices/price-grid';
import type { Connection } from '../../platform/database/connection.ts';
import { createContentVersion } from '../../platform/events/content-version.ts';
import { Problem } from '../../platform/problem.ts';
import { countWaitingCustomers } from '../stock-watches/index.ts';
import {
  findPriceCustomer,
  findSerialName,
  listAgreedTerms,
  listPricedProducts,
  type SerialKey,
} from './price-queries.ts';

type PricedProducts = Awaited<ReturnType<typeof listPricedProducts>>;
type Terms = Awaited<ReturnType<typeof listAgreedTerms>>;

/** The version of the list prices and the stock of a serial. */
export function createSerialVersion(products: PricedProducts): string {
  return createContentVersion(
    products.map(({ id, prices, inStock, availableOn }) => [id, prices, inStock, availableOn]),
  );
}

/** The version of all prices agreed with a customer. */
export function createAgreedVersion(terms: Terms): string {
  return createContentVersion(
    terms.map(({ productId, priceListCode, unitPrice, discountPct1, discountPct2 }) => [
      productId,
      priceListCode,
      unitPrice,
      discountPct1,
      discountPct2,
    ]),
  );
}

/** The version of all prices that are agreed with a customer now. */
export async function readAgreedVersion(db: Connection, customerId: string): Promise<string> {
  return createAgreedVersion(await listAgreedTerms(db, customerId));
}

async function readCustomerTerms(db: Connection, customerCode: string) {
  const found = await findPriceCustomer(db, customerCode);
  if (!found) throw new Problem('NotFound');
  const { id, ...customer } = found;
  return { customer, terms: await listAgreedTerms(db, id) };
}

/**
 * All products of a serial with list prices and stock; with a customer, also the terms agreed with it, and their version
 * instead of that of the serial.
 * @throws Problem NotFound
 */
export async function readPriceGrid(
  db: Connection,
  { customerCode, ...key }: PriceGridQuery & SerialKey,
): Promise<PriceGrid> {
  const serial = await findSerialName(db, key);
  if (!serial) throw new Problem('NotFound');
  const agreed = customerCode === undefined ? null : await readCustomerTerms(db, customerCode);
  const products = await listPricedProducts(db, key);
  const waiting = await countWaitingCustomers(db, key);
  const termsByProduct = new Map(agreed?.terms.map((terms) => [terms.productId, terms]));
  return priceGridSchema.parse({
    ...serial,
    version: agreed === null ? createSerialVersion(products) : createAgreedVersion(agreed.terms),
    customer: agreed?.customer ?? null,
    rows: products.map(({ color, pkg, ...product }) => ({
      ...product,
      waitingCustomers: waiting.get(product.id) ?? 0,
      productCode: { ...key, color, pkg },
      agreed: termsByProduct.get(product.id) ?? null,
    })),
  });
}

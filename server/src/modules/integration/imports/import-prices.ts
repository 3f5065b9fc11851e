import { productKey } from '@cromia/domain/catalogue/product-code';
import { codeKey, type PriceRow } from '@cromia/domain/integration/catalogue-rows';
import type { RowError } from '@cromia/domain/integration/import';
import type { ReadRow } from '@cromia/domain/integration/read-rows';
import type { Connection, Transaction } from '../../../platform/database/database.ts';
import {
  CUSTOMER_PRICES,
  type CustomerPriceKey,
  deleteCustomerPrices,
  deleteListPrices,
  findCustomers,
  findProducts,
  LIST_PRICES,
  type ListPriceKey,
} from './catalogue-import-queries.ts';
import { unknownProducts } from './import-products.ts';
import type { Importer, Written } from './importer.ts';
import { insertMissing, type Target, updateChanged } from './upsert-queries.ts';

type Rows = readonly ReadRow<PriceRow>[];

function codesOf(rows: Rows): string[] {
  return [...new Set(rows.flatMap(({ value }) => value.customerCode ?? []))];
}

async function unknownCustomers(db: Connection, rows: Rows): Promise<RowError[]> {
  const known = new Set((await findCustomers(db, codesOf(rows))).map(({ customerCode }) => customerCode));
  return rows.flatMap(({ row, value: { customerCode } }): RowError[] =>
    customerCode === null || known.has(customerCode) ? [] : [{ row, path: 'customerCode', code: 'unknown' }],
  );
}

interface PriceTable<Key> {
  target: Target;
  keyOf: (key: Key) => string;
  remove: (trx: Transaction, keys: readonly Key[]) => Promise<Key[]>;
}

const OF_LISTS: PriceTable<ListPriceKey> = {
  target: LIST_PRICES,
  keyOf: ({ productId, priceListCode }) => `${productId} ${priceListCode}`,
  remove: deleteListPrices,
};

const OF_CUSTOMERS: PriceTable<CustomerPriceKey> = {
  target: CUSTOMER_PRICES,
  keyOf: ({ customerId, productId }) => `${customerId} ${productId}`,
  remove: deleteCustomerPrices,
};

/** Stores prices of one table, and takes those away that have none. */
async function writePrices<Key>(
  trx: Transaction,
  { target, keyOf, remove }: PriceTable<Key>,
  prices: readonly (Key & { unitPrice: number | null; row: number })[],
): Promise<Written> {
  const priced = prices.filter(({ unitPrice }) => unitPrice !== null);
  const gone = await remove(
    trx,
    prices.filter(({ unitPrice }) => unitPrice === null),
  );
  const changed = new Set([...(await updateChanged<Key>(trx, target, priced)), ...gone].map(keyOf));
  const created = new Set((await insertMissing<Key>(trx, target, priced)).map(keyOf));
  const placesIn = (keys: ReadonlySet<string>) =>
    new Set(prices.flatMap((price) => (keys.has(keyOf(price)) ? [price.row] : [])));
  return { created: placesIn(created), changed: placesIn(changed) };
}

/** Prices of lists, and what was agreed with single customers. */
export const PRICE_IMPORTER: Importer<PriceRow> = {
  tables: 'catalogue',
  check: async (trx, rows) => [...(await unknownProducts(trx, rows)), ...(await unknownCustomers(trx, rows))],
  write: async (trx, rows) => {
    const products = await findProducts(
      trx,
      rows.map(({ value }) => value.productCode),
    );
    const productIds = new Map(products.map((product) => [productKey(product), product.id]));
    const customers = await findCustomers(trx, codesOf(rows));
    const customerIds = new Map(customers.map(({ id, customerCode }) => [customerCode, id]));
    const prices = rows.flatMap(({ row, value }) => {
      const productId = productIds.get(codeKey(value));
      const { productCode: _code, customerCode, ...terms } = value;
      if (productId === undefined) return [];
      return [{ row, productId, customerId: customerIds.get(customerCode ?? ''), ...terms }];
    });
    const ofLists = await writePrices(
      trx,
      OF_LISTS,
      prices.filter(({ customerId }) => customerId === undefined),
    );
    const ofCustomers = await writePrices(
      trx,
      OF_CUSTOMERS,
      prices.flatMap(({ customerId, ...price }) =>
        customerId === undefined ? [] : [{ customerId, ...price }],
      ),
    );
    return {
      created: new Set([...ofLists.created, ...ofCustomers.created]),
      changed: new Set([...ofLists.changed, ...ofCustomers.changed]),
    };
  },
};

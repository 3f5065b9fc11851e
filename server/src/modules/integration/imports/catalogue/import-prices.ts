import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { type PriceRow, TERM_DEFAULTS, toCodeKey } from '@cromia/domain/integration/catalogue-rows';
import type { FieldChange, RowError } from '@cromia/domain/integration/import';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import { addDefaults, listAbsentFields, replaceEmpty } from '@cromia/domain/integration/row-fields';
import { z } from 'zod';
import type { Connection, Transaction } from '../../../../platform/database/connection.ts';
import type { Importer, WrittenRows } from '../importer.ts';
import type { WriteOrigin } from '../journal.ts';
import { deleteRows, insertMissing, updateChanged } from '../upsert-queries.ts';
import type { UpsertTarget } from '../upsert-target.ts';
import {
  CUSTOMER_PRICE_TARGET,
  type CustomerPriceKey,
  findCustomers,
  findPricedRows,
  findProducts,
  LIST_PRICE_TARGET,
  type ListPriceKey,
} from './catalogue-import-queries.ts';
import { findUnknownProducts } from './import-products.ts';

type Rows = readonly ParsedRow<PriceRow>[];

function listCustomerCodes(rows: Rows): string[] {
  return [...new Set(rows.flatMap(({ value }) => value.customerCode ?? []))];
}

async function findUnknownCustomers(db: Connection, rows: Rows): Promise<RowError[]> {
  const existingCodes = new Set(
    (await findCustomers(db, listCustomerCodes(rows))).map(({ customerCode }) => customerCode),
  );
  return rows.flatMap(({ row, value: { customerCode } }): RowError[] =>
    customerCode === null || existingCodes.has(customerCode)
      ? []
      : [{ row, path: 'customerCode', code: 'unknown' }],
  );
}

/** Finds the rows of new prices that lack the price, or the price list of terms. */
async function findIncompletePrices(db: Connection, rows: Rows): Promise<RowError[]> {
  const partial = rows.filter(
    ({ value: { unitPrice, priceListCode } }) =>
      unitPrice === undefined || (priceListCode === undefined && unitPrice !== null),
  );
  const stored = await findPricedRows(
    db,
    partial.map(({ row, value: { productCode, ...value } }) => ({ row, ...productCode, ...value })),
  );
  return partial.flatMap(({ row, value }) =>
    stored.has(row)
      ? []
      : listAbsentFields(value, ['priceListCode', 'unitPrice']).map(
          (path): RowError => ({ row, path, code: 'missing' }),
        ),
  );
}

interface PriceTable<Key> {
  target: UpsertTarget;
  toKey: (key: Key) => string;
}

const removedPriceSchema = z.object({ unitPrice: z.number() });

const LIST_PRICES: PriceTable<ListPriceKey> = {
  target: LIST_PRICE_TARGET,
  toKey: ({ productId, priceListCode }) => `${productId} ${priceListCode}`,
};

const CUSTOMER_PRICES: PriceTable<CustomerPriceKey> = {
  target: CUSTOMER_PRICE_TARGET,
  toKey: ({ customerId, productId }) => `${customerId} ${productId}`,
};

/** Stores the prices of one table; a null price deletes the stored one, an absent one stays. */
async function writePrices<Key extends object>(
  trx: Transaction,
  { target, toKey }: PriceTable<Key>,
  prices: readonly (Key & { unitPrice?: number | null | undefined; row: number })[],
  origin: WriteOrigin,
): Promise<WrittenRows> {
  const priced = prices.filter(({ unitPrice }) => unitPrice !== null);
  const removed = await deleteRows<Key>(
    trx,
    target,
    prices.filter(({ unitPrice }) => unitPrice === null),
    origin,
  );
  const changed = new Map([
    ...(await updateChanged<Key>(trx, target, priced, origin)).map(
      (row): [string, readonly FieldChange[]] => [toKey(row), row.changes],
    ),
    ...removed.map((row): [string, readonly FieldChange[]] => [
      toKey(row),
      [
        {
          field: 'unitPrice',
          was: removedPriceSchema.parse(row.stored).unitPrice,
          is: null,
          corrected: false,
        },
      ],
    ]),
  ]);
  const newPrices = priced
    .filter(({ unitPrice }) => unitPrice !== undefined)
    .map((price) => addDefaults(price, TERM_DEFAULTS));
  const created = new Set((await insertMissing<Key>(trx, target, newPrices, origin)).map(toKey));
  return {
    created: new Set(prices.flatMap((price) => (created.has(toKey(price)) ? [price.row] : []))),
    changed: new Map(
      prices.flatMap((price): [number, readonly FieldChange[]][] => {
        const changes = changed.get(toKey(price));
        return changes ? [[price.row, changes]] : [];
      }),
    ),
  };
}

/** Imports list prices and prices agreed with customers. */
export const PRICE_IMPORTER: Importer<PriceRow> = {
  tables: 'catalogue',
  check: async (trx, rows) => [
    ...(await findUnknownProducts(trx, rows)),
    ...(await findUnknownCustomers(trx, rows)),
    ...(await findIncompletePrices(trx, rows)),
  ],
  write: async (trx, rows, origin) => {
    const products = await findProducts(
      trx,
      rows.map(({ value }) => value.productCode),
    );
    const productIds = new Map(products.map((product) => [toProductKey(product), product.id]));
    const customers = await findCustomers(trx, listCustomerCodes(rows));
    const customerIds = new Map(customers.map(({ id, customerCode }) => [customerCode, id]));
    const prices = rows.flatMap(({ row, value }) => {
      const productId = productIds.get(toCodeKey(value));
      const { productCode: _code, customerCode, ...terms } = value;
      if (productId === undefined) return [];
      const customerId = customerIds.get(customerCode ?? '');
      return [{ row, productId, customerId, ...replaceEmpty(terms, TERM_DEFAULTS) }];
    });
    const listPriceRows = await writePrices(
      trx,
      LIST_PRICES,
      prices.flatMap(({ customerId, priceListCode, ...price }) =>
        customerId === undefined && priceListCode !== undefined ? [{ priceListCode, ...price }] : [],
      ),
      origin,
    );
    const customerPriceRows = await writePrices(
      trx,
      CUSTOMER_PRICES,
      prices.flatMap(({ customerId, ...price }) =>
        customerId === undefined ? [] : [{ customerId, ...price }],
      ),
      origin,
    );
    return {
      created: new Set([...listPriceRows.created, ...customerPriceRows.created]),
      changed: new Map([...listPriceRows.changed, ...customerPriceRows.changed]),
    };
  },
};

import { productKey } from '@cromia/domain/catalogue/product-code';
import {
  COLOR_FIELDS,
  codeKey,
  type ProductRow,
  SERIAL_FIELDS,
  type StockRow,
} from '@cromia/domain/integration/catalogue-rows';
import type { RowError } from '@cromia/domain/integration/import';
import { disagreements, type ReadRow } from '@cromia/domain/integration/read-rows';
import type { Connection } from '../../../platform/database/database.ts';
import {
  COLORS,
  findProducts,
  NEW_COLORS,
  NEW_SERIALS,
  PRODUCTS,
  SERIALS,
  type SerialKey,
  STOCK,
} from './catalogue-import-queries.ts';
import type { Importer } from './importer.ts';
import { insertMissing, updateChanged } from './upsert-queries.ts';

type ColorKey = SerialKey & { color: string };
type ProductKey = ColorKey & { pkg: string };

const serialKey = ({ productClass, serial }: SerialKey) => `${productClass}-${serial}`;
const colorKey = (code: ColorKey) => `${serialKey(code)}-${code.color}`;

/** The first of those that have the same key. */
function firstOf<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()];
}

/** Rows by the product that each names. @returns for each row whether its product is in the set */
function placesOf<T extends { productCode: ProductKey }>(
  rows: readonly ReadRow<T>[],
  has: (code: ProductKey) => boolean,
): Set<number> {
  return new Set(rows.flatMap(({ row, value }) => (has(value.productCode) ? [row] : [])));
}

/** An error for each row whose product is not here. */
export async function unknownProducts(
  db: Connection,
  rows: readonly ReadRow<{ productCode: ProductKey }>[],
): Promise<RowError[]> {
  const found = await findProducts(
    db,
    rows.map(({ value }) => value.productCode),
  );
  const known = new Set(found.map(productKey));
  return rows.flatMap(({ row, value }): RowError[] =>
    known.has(codeKey(value)) ? [] : [{ row, path: 'productCode', code: 'unknown' }],
  );
}

/** Products with their serials and colours, which arise with their first product and get their texts after it. */
export const PRODUCT_IMPORTER: Importer<ProductRow> = {
  tables: 'catalogue',
  check: async (_trx, rows) => [
    ...disagreements(rows, ({ productCode }) => serialKey(productCode), SERIAL_FIELDS),
    ...disagreements(rows, ({ productCode }) => colorKey(productCode), COLOR_FIELDS),
  ],
  write: async (trx, rows) => {
    const flat = rows.map(({ value: { productCode, ...fields } }) => ({ ...productCode, ...fields }));
    // Without texts, until these come.
    const serials = firstOf(flat, serialKey).map((of) => ({
      ...of,
      shortDescription: {},
      longDescription: {},
    }));
    const colors = firstOf(flat, colorKey).map((of) => ({ ...of, colorDescription: {} }));
    const changedSerials = new Set((await updateChanged<SerialKey>(trx, SERIALS, serials)).map(serialKey));
    await insertMissing<SerialKey>(trx, NEW_SERIALS, serials);
    const changedColors = new Set((await updateChanged<ColorKey>(trx, COLORS, colors)).map(colorKey));
    await insertMissing<ColorKey>(trx, NEW_COLORS, colors);
    const changed = new Set((await updateChanged<ProductKey>(trx, PRODUCTS, flat)).map(productKey));
    const created = new Set((await insertMissing<ProductKey>(trx, PRODUCTS, flat)).map(productKey));
    return {
      created: placesOf(rows, (code) => created.has(productKey(code))),
      changed: placesOf(
        rows,
        (code) =>
          !created.has(productKey(code)) &&
          (changed.has(productKey(code)) ||
            changedSerials.has(serialKey(code)) ||
            changedColors.has(colorKey(code))),
      ),
    };
  },
};

/** Whether products are in stock. */
export const STOCK_IMPORTER: Importer<StockRow> = {
  tables: 'catalogue',
  check: unknownProducts,
  write: async (trx, rows) => {
    const flat = rows.map(({ value: { productCode, inStock } }) => ({ ...productCode, inStock }));
    const changed = new Set((await updateChanged<ProductKey>(trx, STOCK, flat)).map(productKey));
    return { created: new Set(), changed: placesOf(rows, (code) => changed.has(productKey(code))) };
  },
};

import { productKey } from '@cromia/domain/catalogue/product-code';
import {
  COLOR_FIELDS,
  codeKey,
  type ProductRow,
  SERIAL_FIELDS,
  type StockRow,
} from '@cromia/domain/integration/catalogue-rows';
import type { FieldChange, RowError } from '@cromia/domain/integration/import';
import { disagreements, type ReadRow } from '@cromia/domain/integration/read-rows';
import type { Connection } from '../../../platform/database/database.ts';
import {
  COLORS,
  findProducts,
  NEW_COLORS,
  NEW_SERIALS,
  PRODUCTS,
  SERIAL_MIXING,
  SERIALS,
  type SerialKey,
  STOCK,
} from './catalogue-import-queries.ts';
import type { Importer } from './importer.ts';
import { type ChangedRow, insertMissing, updateChanged } from './upsert-queries.ts';

type ColorKey = SerialKey & { color: string };
type ProductKey = ColorKey & { pkg: string };

const serialKey = ({ productClass, serial }: SerialKey) => `${productClass}-${serial}`;
const colorKey = (code: ColorKey) => `${serialKey(code)}-${code.color}`;

const NOT_MIXED = {
  hardenerSerial: null,
  baseParts: null,
  hardenerParts: null,
  thinnerSerial: null,
  thinnerPercent: null,
};

/** The first item of each key. */
function firstOf<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()];
}

/** Numbers of the rows whose product satisfies `has`. */
function placesOf<T extends { productCode: ProductKey }>(
  rows: readonly ReadRow<T>[],
  has: (code: ProductKey) => boolean,
): Set<number> {
  return new Set(rows.flatMap(({ row, value }) => (has(value.productCode) ? [row] : [])));
}

type Changes = readonly FieldChange[];

/** Indexes the changes of rows by key. */
function changesBy<Key>(
  changed: readonly ChangedRow<Key>[],
  keyOf: (key: Key) => string,
): Map<string, Changes> {
  return new Map(changed.map((row) => [keyOf(row), row.changes]));
}

/** An error for each row whose product does not exist. */
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

/**
 * Imports products. Their serials and colours are created with the first product; the texts are imported separately.
 */
export const PRODUCT_IMPORTER: Importer<ProductRow> = {
  tables: 'catalogue',
  check: async (_trx, rows) => [
    ...disagreements(rows, ({ productCode }) => serialKey(productCode), SERIAL_FIELDS),
    ...disagreements(rows, ({ productCode }) => colorKey(productCode), COLOR_FIELDS),
  ],
  write: async (trx, rows, source) => {
    const flat = rows.map(({ value: { productCode, ...fields } }) => ({ ...productCode, ...fields }));
    // New serials and colours start without texts.
    const serials = firstOf(flat, serialKey).map((of) => ({
      ...of,
      shortDescription: {},
      longDescription: {},
    }));
    const colors = firstOf(flat, colorKey).map((of) => ({ ...of, colorDescription: {} }));
    const ofSerials = changesBy(await updateChanged<SerialKey>(trx, SERIALS, serials, source), serialKey);
    await insertMissing<SerialKey>(trx, NEW_SERIALS, serials, source);
    const mixing = serials.flatMap(({ productClass, serial, mixing: given }) =>
      given === undefined ? [] : { productClass, serial, ...NOT_MIXED, ...given, mixedBy: given?.by ?? null },
    );
    for (const row of await updateChanged<SerialKey>(trx, SERIAL_MIXING, mixing, source)) {
      const key = serialKey(row);
      ofSerials.set(key, [...(ofSerials.get(key) ?? []), ...row.changes]);
    }
    const ofColors = changesBy(await updateChanged<ColorKey>(trx, COLORS, colors, source), colorKey);
    await insertMissing<ColorKey>(trx, NEW_COLORS, colors, source);
    const ofProducts = changesBy(await updateChanged<ProductKey>(trx, PRODUCTS, flat, source), productKey);
    const created = new Set((await insertMissing<ProductKey>(trx, PRODUCTS, flat, source)).map(productKey));
    return {
      created: placesOf(rows, (code) => created.has(productKey(code))),
      changed: changedRows(rows, { ofSerials, ofColors, ofProducts, created }),
    };
  },
};

/** The changes by row. Changes of a serial or colour are reported with its first row only. */
function changedRows(
  rows: readonly ReadRow<ProductRow>[],
  given: Record<'ofSerials' | 'ofColors' | 'ofProducts', Map<string, Changes>> & { created: Set<string> },
): Map<number, Changes> {
  const told = new Set<Changes>();
  return new Map(
    rows.flatMap(({ row, value: { productCode } }): [number, Changes][] => {
      const found = [
        given.ofProducts.get(productKey(productCode)),
        given.ofSerials.get(serialKey(productCode)),
        given.ofColors.get(colorKey(productCode)),
      ].filter((each) => each !== undefined);
      if (found.length === 0 || given.created.has(productKey(productCode))) return [];
      const untold = found.filter((each) => !told.has(each));
      for (const each of untold) told.add(each);
      return [[row, untold.flat()]];
    }),
  );
}

/** Imports whether products are in stock. */
export const STOCK_IMPORTER: Importer<StockRow> = {
  tables: 'catalogue',
  check: unknownProducts,
  write: async (trx, rows, source) => {
    const flat = rows.map(({ value: { productCode, inStock } }) => ({ ...productCode, inStock }));
    const changes = changesBy(await updateChanged<ProductKey>(trx, STOCK, flat, source), productKey);
    return {
      created: new Set(),
      changed: new Map(
        rows.flatMap(({ row, value }): [number, Changes][] => {
          const found = changes.get(productKey(value.productCode));
          return found ? [[row, found]] : [];
        }),
      ),
    };
  },
};

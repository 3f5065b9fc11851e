import { toProductKey } from '@cromia/domain/catalogue/product-code';
import {
  COLOR_FIELDS,
  type ProductRow,
  SERIAL_FIELDS,
  type StockRow,
  toCodeKey,
} from '@cromia/domain/integration/catalogue-rows';
import type { FieldChange, RowError } from '@cromia/domain/integration/import';
import { findDisagreements, type ParsedRow } from '@cromia/domain/integration/parse-rows';
import type { Connection } from '../../../platform/database/connection.ts';
import {
  COLOR_TARGET,
  findProducts,
  NEW_COLOR_TARGET,
  NEW_SERIAL_TARGET,
  PRODUCT_TARGET,
  SERIAL_MIXING_TARGET,
  SERIAL_TARGET,
  type SerialKey,
  STOCK_TARGET,
} from './catalogue-import-queries.ts';
import type { Importer } from './importer.ts';
import { type ChangedRow, insertMissing, updateChanged } from './upsert-queries.ts';

type ColorKey = SerialKey & { color: string };
type ProductKey = ColorKey & { pkg: string };

const toSerialKey = ({ productClass, serial }: SerialKey) => `${productClass}-${serial}`;
const toColorKey = (code: ColorKey) => `${toSerialKey(code)}-${code.color}`;

const NOT_MIXED = {
  hardenerSerial: null,
  baseParts: null,
  hardenerParts: null,
  thinnerSerial: null,
  thinnerPercent: null,
};

/** Returns the first item of each key. */
function uniqueBy<T>(items: readonly T[], toKey: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [toKey(item), item])).values()];
}

/** Lists the numbers of the rows whose product satisfies `matches`. */
function listRowNumbers<T extends { productCode: ProductKey }>(
  rows: readonly ParsedRow<T>[],
  matches: (code: ProductKey) => boolean,
): Set<number> {
  return new Set(rows.flatMap(({ row, value }) => (matches(value.productCode) ? [row] : [])));
}

type Changes = readonly FieldChange[];

/** Indexes the changes of rows by key. */
function indexChanges<Key>(
  changed: readonly ChangedRow<Key>[],
  toKey: (key: Key) => string,
): Map<string, Changes> {
  return new Map(changed.map((row) => [toKey(row), row.changes]));
}

/** Returns an error for each row whose product does not exist. */
export async function findUnknownProducts(
  db: Connection,
  rows: readonly ParsedRow<{ productCode: ProductKey }>[],
): Promise<RowError[]> {
  const found = await findProducts(
    db,
    rows.map(({ value }) => value.productCode),
  );
  const existing = new Set(found.map(toProductKey));
  return rows.flatMap(({ row, value }): RowError[] =>
    existing.has(toCodeKey(value)) ? [] : [{ row, path: 'productCode', code: 'unknown' }],
  );
}

/**
 * Imports products. Their serials and colours are created with the first product; the texts are imported separately.
 */
export const PRODUCT_IMPORTER: Importer<ProductRow> = {
  tables: 'catalogue',
  check: async (_trx, rows) => [
    ...findDisagreements(rows, ({ productCode }) => toSerialKey(productCode), SERIAL_FIELDS),
    ...findDisagreements(rows, ({ productCode }) => toColorKey(productCode), COLOR_FIELDS),
  ],
  write: async (trx, rows, source) => {
    const products = rows.map(({ value: { productCode, ...fields } }) => ({ ...productCode, ...fields }));
    // New serials and colours start without texts.
    const serials = uniqueBy(products, toSerialKey).map((fields) => ({
      ...fields,
      shortDescription: {},
      longDescription: {},
    }));
    const colors = uniqueBy(products, toColorKey).map((fields) => ({ ...fields, colorDescription: {} }));
    const serialChanges = indexChanges(
      await updateChanged<SerialKey>(trx, SERIAL_TARGET, serials, source),
      toSerialKey,
    );
    await insertMissing<SerialKey>(trx, NEW_SERIAL_TARGET, serials, source);
    const mixing = serials.flatMap(({ productClass, serial, mixing: instructions }) =>
      instructions === undefined
        ? []
        : { productClass, serial, ...NOT_MIXED, ...instructions, mixedBy: instructions?.by ?? null },
    );
    for (const row of await updateChanged<SerialKey>(trx, SERIAL_MIXING_TARGET, mixing, source)) {
      const key = toSerialKey(row);
      serialChanges.set(key, [...(serialChanges.get(key) ?? []), ...row.changes]);
    }
    const colorChanges = indexChanges(
      await updateChanged<ColorKey>(trx, COLOR_TARGET, colors, source),
      toColorKey,
    );
    await insertMissing<ColorKey>(trx, NEW_COLOR_TARGET, colors, source);
    const productChanges = indexChanges(
      await updateChanged<ProductKey>(trx, PRODUCT_TARGET, products, source),
      toProductKey,
    );
    const created = new Set(
      (await insertMissing<ProductKey>(trx, PRODUCT_TARGET, products, source)).map(toProductKey),
    );
    return {
      created: listRowNumbers(rows, (code) => created.has(toProductKey(code))),
      changed: listChangedRows(rows, { serialChanges, colorChanges, productChanges, created }),
    };
  },
};

/** Returns the changes by row. Changes of a serial or colour are reported with its first row only. */
function listChangedRows(
  rows: readonly ParsedRow<ProductRow>[],
  {
    serialChanges,
    colorChanges,
    productChanges,
    created,
  }: Record<'serialChanges' | 'colorChanges' | 'productChanges', Map<string, Changes>> & {
    created: Set<string>;
  },
): Map<number, Changes> {
  const reported = new Set<Changes>();
  return new Map(
    rows.flatMap(({ row, value: { productCode } }): [number, Changes][] => {
      const found = [
        productChanges.get(toProductKey(productCode)),
        serialChanges.get(toSerialKey(productCode)),
        colorChanges.get(toColorKey(productCode)),
      ].filter((changes) => changes !== undefined);
      if (found.length === 0 || created.has(toProductKey(productCode))) return [];
      const unreported = found.filter((changes) => !reported.has(changes));
      for (const changes of unreported) reported.add(changes);
      return [[row, unreported.flat()]];
    }),
  );
}

/** Imports whether products are in stock. */
export const STOCK_IMPORTER: Importer<StockRow> = {
  tables: 'catalogue',
  check: findUnknownProducts,
  write: async (trx, rows, source) => {
    const products = rows.map(({ value: { productCode, inStock } }) => ({ ...productCode, inStock }));
    const changes = indexChanges(
      await updateChanged<ProductKey>(trx, STOCK_TARGET, products, source),
      toProductKey,
    );
    return {
      created: new Set(),
      changed: new Map(
        rows.flatMap(({ row, value }): [number, Changes][] => {
          const found = changes.get(toProductKey(value.productCode));
          return found ? [[row, found]] : [];
        }),
      ),
    };
  },
};

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
  rows: readonly ParsedRow<T>[],
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
export async function findUnknownProducts(
  db: Connection,
  rows: readonly ParsedRow<{ productCode: ProductKey }>[],
): Promise<RowError[]> {
  const found = await findProducts(
    db,
    rows.map(({ value }) => value.productCode),
  );
  const known = new Set(found.map(toProductKey));
  return rows.flatMap(({ row, value }): RowError[] =>
    known.has(toCodeKey(value)) ? [] : [{ row, path: 'productCode', code: 'unknown' }],
  );
}

/**
 * Imports products. Their serials and colours are created with the first product; the texts are imported separately.
 */
export const PRODUCT_IMPORTER: Importer<ProductRow> = {
  tables: 'catalogue',
  check: async (_trx, rows) => [
    ...findDisagreements(rows, ({ productCode }) => serialKey(productCode), SERIAL_FIELDS),
    ...findDisagreements(rows, ({ productCode }) => colorKey(productCode), COLOR_FIELDS),
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
    const ofSerials = changesBy(
      await updateChanged<SerialKey>(trx, SERIAL_TARGET, serials, source),
      serialKey,
    );
    await insertMissing<SerialKey>(trx, NEW_SERIAL_TARGET, serials, source);
    const mixing = serials.flatMap(({ productClass, serial, mixing: given }) =>
      given === undefined ? [] : { productClass, serial, ...NOT_MIXED, ...given, mixedBy: given?.by ?? null },
    );
    for (const row of await updateChanged<SerialKey>(trx, SERIAL_MIXING_TARGET, mixing, source)) {
      const key = serialKey(row);
      ofSerials.set(key, [...(ofSerials.get(key) ?? []), ...row.changes]);
    }
    const ofColors = changesBy(await updateChanged<ColorKey>(trx, COLOR_TARGET, colors, source), colorKey);
    await insertMissing<ColorKey>(trx, NEW_COLOR_TARGET, colors, source);
    const ofProducts = changesBy(
      await updateChanged<ProductKey>(trx, PRODUCT_TARGET, flat, source),
      toProductKey,
    );
    const created = new Set(
      (await insertMissing<ProductKey>(trx, PRODUCT_TARGET, flat, source)).map(toProductKey),
    );
    return {
      created: placesOf(rows, (code) => created.has(toProductKey(code))),
      changed: changedRows(rows, { ofSerials, ofColors, ofProducts, created }),
    };
  },
};

/** The changes by row. Changes of a serial or colour are reported with its first row only. */
function changedRows(
  rows: readonly ParsedRow<ProductRow>[],
  given: Record<'ofSerials' | 'ofColors' | 'ofProducts', Map<string, Changes>> & { created: Set<string> },
): Map<number, Changes> {
  const reported = new Set<Changes>();
  return new Map(
    rows.flatMap(({ row, value: { productCode } }): [number, Changes][] => {
      const found = [
        given.ofProducts.get(toProductKey(productCode)),
        given.ofSerials.get(serialKey(productCode)),
        given.ofColors.get(colorKey(productCode)),
      ].filter((each) => each !== undefined);
      if (found.length === 0 || given.created.has(toProductKey(productCode))) return [];
      const unreported = found.filter((each) => !reported.has(each));
      for (const each of unreported) reported.add(each);
      return [[row, unreported.flat()]];
    }),
  );
}

/** Imports whether products are in stock. */
export const STOCK_IMPORTER: Importer<StockRow> = {
  tables: 'catalogue',
  check: findUnknownProducts,
  write: async (trx, rows, source) => {
    const flat = rows.map(({ value: { productCode, inStock } }) => ({ ...productCode, inStock }));
    const changes = changesBy(await updateChanged<ProductKey>(trx, STOCK_TARGET, flat, source), toProductKey);
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

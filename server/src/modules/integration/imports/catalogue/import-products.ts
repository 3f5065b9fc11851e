import { listMissingMixingFields, type Mixing, mergeMixing } from '@cromia/domain/catalogue/mixing';
import { formatProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import {
  COLOR_FIELDS,
  PRODUCT_DEFAULTS,
  type ProductRow,
  REQUIRED_PRODUCT_FIELDS,
  REQUIRED_SERIAL_FIELDS,
  SERIAL_DEFAULTS,
  SERIAL_FIELDS,
  type StockRow,
  toCodeKey,
} from '@cromia/domain/integration/catalogue-rows';
import type { FieldChange, RowError } from '@cromia/domain/integration/import';
import { findDisagreements, type ParsedRow } from '@cromia/domain/integration/parse-rows';
import { addDefaults, listAbsentFields, replaceEmpty } from '@cromia/domain/integration/row-fields';
import type { Connection, Transaction } from '../../../../platform/database/connection.ts';
import type { Importer } from '../importer.ts';
import { type ChangedRow, insertMissing, updateChanged } from '../upsert-queries.ts';
import {
  COLOR_TARGET,
  findProducts,
  findSimilarProducts,
  lockSerials,
  NEW_COLOR_TARGET,
  NEW_SERIAL_TARGET,
  PRODUCT_TARGET,
  SERIAL_MIXING_TARGET,
  SERIAL_TARGET,
  type SerialKey,
  STOCK_TARGET,
} from './catalogue-import-queries.ts';

type ColorKey = SerialKey & { color: string };
type ProductKey = ColorKey & { pkg: string };

const toSerialKey = ({ productClass, serial }: SerialKey) => `${productClass}-${serial}`;
const toColorKey = (code: ColorKey) => `${toSerialKey(code)}-${code.color}`;

/** Merges the items of each key. The first item that names a field decides it. */
function mergeBy<T extends object>(items: readonly T[], toKey: (item: T) => string): T[] {
  return [...Map.groupBy(items, toKey).values()].map((same) =>
    Object.assign({}, ...same.toReversed().map(omitAbsent)),
  );
}

function omitAbsent(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}

/** The columns of mixing data; all null if a serial is used unmixed. */
function toMixingColumns(mixing: Mixing | null) {
  return {
    hardenerSerial: mixing?.hardenerSerial ?? null,
    baseParts: mixing?.baseParts ?? null,
    hardenerParts: mixing?.hardenerParts ?? null,
    mixedBy: mixing?.by ?? null,
    thinnerSerial: mixing?.thinnerSerial ?? null,
    thinnerPercent: mixing?.thinnerPercent ?? null,
  };
}

type ProductRows = readonly ParsedRow<ProductRow>[];

/** Reads and locks the mixing data of the rows' serials, by key; null for unmixed ones. New serials are absent. */
async function lockMixing(trx: Transaction, rows: ProductRows): Promise<Map<string, Mixing | null>> {
  const keys = rows.map(({ value: { productCode } }) => productCode);
  const serials = await lockSerials(trx, keys);
  return new Map(
    serials.map(({ productClass, serial, mixedBy, ...fields }) => [
      toSerialKey({ productClass, serial }),
      mixedBy === null ? null : { ...fields, by: mixedBy },
    ]),
  );
}

const toMissingErrors = (row: number, fields: readonly string[]) =>
  fields.map((path): RowError => ({ row, path, code: 'missing' }));

/** Finds the new products that lack a required field, or whose code is that of a stored product without its zeros. */
async function findIncompleteProducts(db: Connection, rows: ProductRows): Promise<RowError[]> {
  const unknown = new Map((await findUnknownProducts(db, rows)).map((error) => [error.row, error]));
  return rows.flatMap(({ row, value }) => {
    const error = unknown.get(row);
    if (error === undefined) return [];
    // A spreadsheet has dropped the zeros; a second product with nearly the same code is not created.
    if (error.suggestion !== undefined) return [error];
    return toMissingErrors(row, listAbsentFields(value, REQUIRED_PRODUCT_FIELDS));
  });
}

/** Finds the rows of new serials that lack a required field which no other row of the serial names. */
function findIncompleteSerials(rows: ProductRows, stored: ReadonlyMap<string, unknown>): RowError[] {
  const groups = Map.groupBy(rows, ({ value }) => toSerialKey(value.productCode));
  return [...groups].flatMap(([key, group]) => {
    if (stored.has(key)) return [];
    const absent = REQUIRED_SERIAL_FIELDS.filter((field) =>
      group.every(({ value }) => value[field] === undefined),
    );
    return group.flatMap(({ row }) => toMissingErrors(row, absent));
  });
}

/** Finds the rows that leave a serial with an incomplete hardener or thinner. */
function findIncompleteMixing(rows: ProductRows, stored: ReadonlyMap<string, Mixing | null>): RowError[] {
  return rows.flatMap(({ row, value: { productCode, mixing } }) => {
    if (mixing === undefined) return [];
    const merged = mergeMixing(stored.get(toSerialKey(productCode)) ?? null, mixing);
    const missing = merged === null ? [] : listMissingMixingFields(merged);
    return toMissingErrors(
      row,
      missing.map((field) => `mixing.${field}`),
    );
  });
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
  const unknown = rows.filter(({ value }) => !existing.has(toCodeKey(value)));
  const suggestions = await suggestCodes(
    db,
    unknown.map(({ value }) => value.productCode),
  );
  return unknown.map(({ row, value }): RowError => {
    const suggestion = suggestions.get(toCodeKey(value));
    return { row, path: 'productCode', code: 'unknown', ...(suggestion === undefined ? {} : { suggestion }) };
  });
}

const CODE_PARTS = ['serial', 'color', 'pkg'] as const;
/** Unknown codes for which stored ones are suggested; a file with more has another problem. */
const MAX_SUGGESTIONS = 1_000;

/** Suggests stored codes that differ in leading zeros only, by product key: the differing part, or the whole code. */
export async function suggestCodes(
  db: Connection,
  codes: readonly ProductKey[],
): Promise<Map<string, string>> {
  const codesByKey = new Map(codes.slice(0, MAX_SUGGESTIONS).map((code) => [toProductKey(code), code]));
  const similar = await findSimilarProducts(db, [...codesByKey.values()]);
  return new Map(
    similar.map(({ key, similar: product }) => {
      const differing = CODE_PARTS.filter((part) => product[part] !== codesByKey.get(key)?.[part]);
      const [only] = differing;
      return [key, only !== undefined && differing.length === 1 ? product[only] : formatProductCode(product)];
    }),
  );
}

/**
 * Imports products. Their serials and colours are created with the first product; the texts are imported separately.
 */
export const PRODUCT_IMPORTER: Importer<ProductRow> = {
  tables: 'catalogue',
  check: async (trx, rows) => {
    const mixingBySerial = await lockMixing(trx, rows);
    const errors = [
      ...findDisagreements(rows, ({ productCode }) => toSerialKey(productCode), SERIAL_FIELDS),
      ...findDisagreements(rows, ({ productCode }) => toColorKey(productCode), COLOR_FIELDS),
      ...(await findIncompleteProducts(trx, rows)),
      ...findIncompleteMixing(rows, mixingBySerial),
    ];
    const failed = new Set(errors.map(({ row }) => row));
    // A row that is not stored cannot complete the serial of another.
    const storable = rows.filter(({ row }) => !failed.has(row));
    return [...errors, ...findIncompleteSerials(storable, mixingBySerial)];
  },
  write: async (trx, rows, origin) => {
    const mixingBySerial = await lockMixing(trx, rows);
    const products = rows.map(({ value: { productCode, ...fields } }) =>
      replaceEmpty({ ...productCode, ...fields }, { ...PRODUCT_DEFAULTS, ...SERIAL_DEFAULTS }),
    );
    const serials = mergeBy(products, toSerialKey);
    const colors = mergeBy(products, toColorKey);
    // New serials and colours start without texts.
    const newSerials = serials.map((fields) => ({
      ...addDefaults(fields, SERIAL_DEFAULTS),
      shortDescription: {},
      longDescription: {},
    }));
    const newColors = colors.map((fields) => ({ ...fields, colorDescription: {} }));
    const serialChanges = indexChanges(
      await updateChanged<SerialKey>(trx, SERIAL_TARGET, serials, origin),
      toSerialKey,
    );
    await insertMissing<SerialKey>(trx, NEW_SERIAL_TARGET, newSerials, origin);
    const mixing = serials.flatMap(({ productClass, serial, mixing: imported }) => {
      if (imported === undefined) return [];
      const stored = mixingBySerial.get(toSerialKey({ productClass, serial })) ?? null;
      return [{ productClass, serial, ...toMixingColumns(mergeMixing(stored, imported)) }];
    });
    for (const row of await updateChanged<SerialKey>(trx, SERIAL_MIXING_TARGET, mixing, origin)) {
      const key = toSerialKey(row);
      serialChanges.set(key, [...(serialChanges.get(key) ?? []), ...row.changes]);
    }
    const colorChanges = indexChanges(
      await updateChanged<ColorKey>(trx, COLOR_TARGET, colors, origin),
      toColorKey,
    );
    await insertMissing<ColorKey>(trx, NEW_COLOR_TARGET, newColors, origin);
    const productChanges = indexChanges(
      await updateChanged<ProductKey>(trx, PRODUCT_TARGET, products, origin),
      toProductKey,
    );
    const newProducts = products.map((product) => addDefaults(product, PRODUCT_DEFAULTS));
    const created = new Set(
      (await insertMissing<ProductKey>(trx, PRODUCT_TARGET, newProducts, origin)).map(toProductKey),
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

/** Imports whether products are in stock, and when they are again. */
export const STOCK_IMPORTER: Importer<StockRow> = {
  tables: 'catalogue',
  check: findUnknownProducts,
  write: async (trx, rows, origin) => {
    const products = rows.map(({ value: { productCode, ...stock } }) => ({ ...productCode, ...stock }));
    const changes = indexChanges(
      await updateChanged<ProductKey>(trx, STOCK_TARGET, products, origin),
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

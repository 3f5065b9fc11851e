import { PRICE_LISTS } from '@cromia/domain/catalogue/price-lists';
import { calculateFinalUnitPrice, isUnusualPrice } from '@cromia/domain/catalogue/pricing';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import type { PriceChange } from '@cromia/domain/prices/price-grid';
import { storedDateField } from '@cromia/domain/stored-date';
import { z } from 'zod';

/** A column of numbers: a price list, or one of the terms agreed with a customer. */
export interface PriceColumn {
  id: string;
  label: string;
  kind: 'price' | 'percent';
}

/** A product with its stored values, one for each column; null where there is none. */
export interface PriceRow {
  productCode: ProductCode;
  um: string;
  stored: readonly (number | null)[];
  inStock: boolean;
  /** `YYYY-MM-DD`; null without a day. */
  availableOn: string | null;
  waitingCustomers: number;
}

/** A value of `NumberCell`: null for empty, NaN for invalid input. */
const cellSchema = z.union([z.number(), z.nan(), z.null()]);
const rowSchema = z.object({
  cells: z.array(cellSchema),
  inStock: z.boolean(),
  availableOn: z.string().nullable(),
});
export type PriceRowValues = z.infer<typeof rowSchema>;

const valuesSchema = z.object({ rows: z.array(rowSchema) });
export type PriceFormValues = z.infer<typeof valuesSchema>;

export function createPriceFormValues(rows: readonly PriceRow[]): PriceFormValues {
  return {
    rows: rows.map(({ stored, inStock, availableOn }) => ({ cells: [...stored], inStock, availableOn })),
  };
}

const MAX = { price: LIMITS.unitPrice, percent: 100 } as const;

function isValidCell(cell: number | null | undefined, kind: PriceColumn['kind']): boolean {
  return cell === null || (cell !== undefined && cell >= 0 && cell <= MAX[kind]);
}

/** The price and the discounts agreed with a customer, in the order of `AGREED_FIELDS`. */
export const AGREED_FIELDS = ['unitPrice', 'discountPct1', 'discountPct2'] as const;

/** Whether discounts were entered without a price. */
function lacksPrice([price, ...discounts]: PriceRowValues['cells'], [storedPrice]: PriceRow['stored']) {
  return price === null && storedPrice === null && discounts.some((pct) => pct !== null && pct !== 0);
}

/** The schema of the form: numbers in the bounds of their columns, and a price beside agreed discounts. */
export function createPriceFormSchema(
  columns: readonly PriceColumn[],
  rows: readonly PriceRow[],
  isAgreed: boolean,
): z.ZodType<PriceFormValues, PriceFormValues> {
  return valuesSchema.superRefine((values, context) => {
    for (const [row, { cells, availableOn }] of values.rows.entries()) {
      if (availableOn !== null && !storedDateField().safeParse(availableOn).success)
        context.addIssue({ code: 'custom', message: 'invalidField', path: ['rows', row, 'availableOn'] });
      for (const [column, { kind }] of columns.entries()) {
        if (!isValidCell(cells[column], kind))
          context.addIssue({ code: 'custom', message: 'invalidField', path: ['rows', row, 'cells', column] });
      }
      if (isAgreed && lacksPrice(cells, rows[row]?.stored ?? []))
        context.addIssue({ code: 'custom', message: 'missing', path: ['rows', row, 'cells', 0] });
    }
  });
}

const isChanged = (row: PriceRow, { cells }: PriceRowValues, column: number) =>
  !Object.is(cells[column], row.stored[column] ?? null);

function listChangedRows(rows: readonly PriceRow[], values: PriceFormValues) {
  return rows.flatMap((row, index) => {
    const typed = values.rows[index];
    if (typed === undefined) return [];
    const columns = typed.cells.flatMap((_cell, column) => (isChanged(row, typed, column) ? [column] : []));
    const stock = {
      ...(typed.inStock === row.inStock ? {} : { inStock: typed.inStock }),
      ...(typed.availableOn === row.availableOn ? {} : { availableOn: typed.availableOn }),
    };
    const stockChanges = Object.keys(stock).length;
    return columns.length + stockChanges > 0 ? [{ row, typed, columns, stock, stockChanges }] : [];
  });
}

/** Counts the changed values. */
export function countChanges(rows: readonly PriceRow[], values: PriceFormValues): number {
  return listChangedRows(rows, values).reduce(
    (sum, { columns, stockChanges }) => sum + columns.length + stockChanges,
    0,
  );
}

/** The changes of list prices and stock, as the API takes them. */
export function buildListChanges(
  rows: readonly PriceRow[],
  columns: readonly PriceColumn[],
  values: PriceFormValues,
): PriceChange[] {
  return listChangedRows(rows, values).flatMap(({ row, typed, columns: changed, stock, stockChanges }) => {
    const { productCode } = row;
    const prices = changed.flatMap((column): PriceChange[] => {
      const priceListCode = PRICE_LISTS.find((list) => list === columns[column]?.id);
      return priceListCode === undefined
        ? []
        : [{ productCode, priceListCode, unitPrice: typed.cells[column] ?? null }];
    });
    return stockChanges > 0 ? [...prices, { productCode, ...stock }] : prices;
  });
}

/** The changes of terms agreed with a customer. An emptied price removes the agreement; an emptied discount is zero. */
export function buildAgreedChanges(
  rows: readonly PriceRow[],
  values: PriceFormValues,
  customerCode: string,
): PriceChange[] {
  return listChangedRows(rows, values).flatMap(
    ({ row: { productCode, stored }, typed, columns }): PriceChange[] => {
      const [unitPrice = null] = typed.cells;
      if (unitPrice === null) return stored[0] === null ? [] : [{ productCode, customerCode, unitPrice }];
      const terms = columns.map((column) => [AGREED_FIELDS[column], typed.cells[column] ?? 0]);
      return [{ productCode, customerCode, ...Object.fromEntries(terms) }];
    },
  );
}

/** The price after both discounts; null without a valid price. */
export function calculateAgreedPrice(cells: readonly (number | null)[]): number | null {
  const [price = null, first, second] = cells;
  const isValid =
    isValidCell(price, 'price') && [first, second].every((pct) => isValidCell(pct ?? 0, 'percent'));
  return price === null || !isValid ? null : calculateFinalUnitPrice(price, first ?? 0, second ?? 0);
}

/** A price that is far off the stored one. */
export interface UnusualPrice {
  /** Product code and, for a list price, the list. */
  subject: string;
  um: string;
  was: number;
  is: number;
}

/** Lists the prices that are more than 30 % off the stored ones; of agreed terms, the prices after discounts. */
export function listUnusualPrices(
  rows: readonly PriceRow[],
  columns: readonly PriceColumn[],
  values: PriceFormValues,
  isAgreed: boolean,
): UnusualPrice[] {
  return listChangedRows(rows, values).flatMap(({ row, typed, columns: changed }) => {
    const code = formatProductCode(row.productCode);
    const prices = isAgreed
      ? [{ subject: code, was: calculateAgreedPrice(row.stored), is: calculateAgreedPrice(typed.cells) }]
      : changed.map((column) => ({
          subject: `${code} · ${columns[column]?.label ?? ''}`,
          was: row.stored[column] ?? null,
          is: typed.cells[column] ?? null,
        }));
    return prices.flatMap(({ subject, was, is }) =>
      was !== null && is !== null && isUnusualPrice(was, is) ? [{ subject, um: row.um, was, is }] : [],
    );
  });
}

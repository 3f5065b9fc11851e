import { type ChangedValue, changedValueSchema, type FieldChange } from '@cromia/domain/integration/import';
import type { StoredLine } from './order-import-queries.ts';

export const toSignature = (lines: readonly StoredLine[]) =>
  JSON.stringify(
    lines.map((line) => [
      line.productId,
      line.unitPrice,
      line.discountPct1,
      line.discountPct2,
      line.quantityOrdered,
      line.quantityConfirmed,
      line.quantityProcessed,
    ]),
  );

export const toChange = (field: string, was: ChangedValue, is: ChangedValue): FieldChange => ({
  field,
  was,
  is,
  corrected: false,
});

/** Replaces an address in a change by its code. */
export function shortenChange({ field, was, is, corrected }: FieldChange): FieldChange {
  const shorten = (value: unknown) =>
    typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : value;
  return {
    field,
    was: changedValueSchema.parse(shorten(was)),
    is: changedValueSchema.parse(shorten(is)),
    corrected,
  };
}

const LINE_FIELDS = {
  quantity: 'quantityOrdered',
  confirmedQuantity: 'quantityConfirmed',
  shippedQuantity: 'quantityProcessed',
  unitPrice: 'unitPrice',
  discountPct1: 'discountPct1',
  discountPct2: 'discountPct2',
} as const satisfies Record<string, keyof StoredLine>;

/** Finds the differences between the lines of an order, by product and field. */
export function findLineChanges(
  stored: readonly StoredLine[],
  imported: readonly StoredLine[],
  codes: ReadonlyMap<number, string>,
): FieldChange[] {
  const storedLines = new Map(stored.map((line) => [line.productId, line]));
  const importedLines = new Map(imported.map((line) => [line.productId, line]));
  return [...new Set([...storedLines.keys(), ...importedLines.keys()])].flatMap((productId) =>
    Object.entries(LINE_FIELDS).flatMap(([name, column]) => {
      const was = storedLines.get(productId)?.[column] ?? null;
      const is = importedLines.get(productId)?.[column] ?? null;
      return was === is ? [] : [toChange(`${codes.get(productId) ?? ''} ${name}`.trim(), was, is)];
    }),
  );
}

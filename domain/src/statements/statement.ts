import { z } from 'zod';
import { customerCodeField, queryNumberField } from '../fields.ts';
import { localizedTextSchema } from '../languages.ts';
import { exportQueryShape } from '../lists/export.ts';

/**
 * What a customer bought in a year: its orders by the date of their request, without cancelled ones, at the ordered
 * quantities. All amounts are EUR excl. VAT, after the discounts of lines and orders.
 */

/** Years of a statement; no order is from an earlier one. */
const YEAR_MIN = 1900;
const YEAR_MAX = 2199;
/** Colours that a statement lists, those with the highest value. Exports list all. */
export const STATEMENT_COLORS = 1_000;

/** Query of GET …/statements. */
export const statementQuerySchema = z.object({
  customerCode: customerCodeField().optional(),
  year: queryNumberField(YEAR_MIN, YEAR_MAX).optional().describe('Calendar year; the current one by default'),
});
export type StatementQuery = z.infer<typeof statementQuerySchema>;

/** Query of GET …/statements/export. */
export const statementExportQuerySchema = statementQuerySchema.extend(exportQueryShape);

const boughtShape = {
  turnover: z.number().describe('Net value of the year in EUR'),
  turnoverLastYear: z.number().describe('Net value of the whole year before in EUR'),
  kilograms: z.number().describe('Quantity of the products that are sold by the kilogram'),
  litres: z.number().describe('Quantity of the products that are sold by the litre'),
};

export const statementMonthSchema = z.object({
  month: z.int().min(1).max(12),
  ...boughtShape,
  turnover: z.number().nullable().describe('Net value in EUR; null for coming months'),
});
export type StatementMonth = z.infer<typeof statementMonthSchema>;

const serialShape = {
  productClass: z.string(),
  serial: z.string(),
  shortDescription: localizedTextSchema,
};

export const statementSerialSchema = z.object({ ...serialShape, brand: z.string(), ...boughtShape });
export type StatementSerial = z.infer<typeof statementSerialSchema>;

export const statementColorSchema = z.object({
  ...serialShape,
  color: z.string(),
  colorDescription: localizedTextSchema,
  hex: z.string().nullable().describe('sRGB value of the colour as #RRGGBB; null if unknown'),
  ...boughtShape,
});
export type StatementColor = z.infer<typeof statementColorSchema>;

/** Response of GET …/statements. */
export const statementSchema = z.object({
  year: z.int(),
  years: z.array(z.int()).describe('Years since the first order, the current one first'),
  months: z
    .array(statementMonthSchema)
    .describe('January to December, by calendar months of the manufacturer'),
  serials: z
    .array(statementSerialSchema)
    .describe('Serials bought in the year or the year before, highest value first'),
  colors: z
    .array(statementColorSchema)
    .describe(`Colours of serials bought in the year, highest value first; at most ${STATEMENT_COLORS}`),
});
export type Statement = z.infer<typeof statementSchema>;

/** The years of a statement, the current one first. @param firstYear year of the first order; null without orders */
export function listStatementYears(currentYear: number, firstYear: number | null): number[] {
  const first = Math.min(firstYear ?? currentYear, currentYear);
  return Array.from({ length: currentYear - first + 1 }, (_, index) => currentYear - index);
}

/** Sums an amount of months; coming months count nothing. Rounded to cents. */
export function sumMonths(
  months: readonly StatementMonth[],
  amount: 'turnover' | 'turnoverLastYear' | 'kilograms' | 'litres',
): number {
  const sum = months.reduce((total, month) => total + (month[amount] ?? 0), 0);
  return Math.round(sum * 100) / 100;
}

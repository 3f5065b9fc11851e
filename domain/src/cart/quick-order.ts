import { z } from 'zod';
import {
  PRODUCT_STATUSES,
  pricesAndDiscountsSchema,
  productCodeChangeSchema,
  productLineShape,
} from '../catalogue/product.ts';
import { type DisplayedProductCode, parseProductCode } from '../catalogue/product-code.ts';
import { objectField, toTypeErrorCode } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** One line of a quick order as it was typed, pasted or read from a file. */
export interface QuickOrderInputLine {
  /** Line number, counted from 1, including empty lines. */
  line: number;
  text: string;
  /** Null when no product code was found. */
  code: DisplayedProductCode | null;
  /** Serial and colour of a line that lacks only the packaging; otherwise null. */
  color: Omit<DisplayedProductCode, 'pkg'> | null;
  /** Packages; null when missing or not a whole number. */
  quantity: number | null;
  /** The quantity as it was typed; empty when missing. */
  typedQuantity: string;
}

/** Whitespace, and cell separators of tables. */
const SEPARATORS = '[\\s,;:|]';
const PART_PATTERN = '([0-9A-Z]{1,4})';
const CODE_PATTERN = `${PART_PATTERN}(?:${SEPARATORS}|[-_/.])+${PART_PATTERN}(?:${SEPARATORS}|[-_/.])+([0-9A-Z]{1,2})`;
/** `F120-7035-25 8`, `F120;7035;25;8`, `F120-7035-25 x 8`, `8 x F120-7035-25`. */
const CODE_FIRST = new RegExp(`^${CODE_PATTERN}(?:(?:${SEPARATORS}|=)+[X×*]?\\s*(\\S.*))?$`);
/** `8 F120-7035-25`, tried only when the line does not begin with a code. */
const QUANTITY_FIRST = new RegExp(`^(\\d+)(?:\\s*[X×*]\\s*|${SEPARATORS}+)${CODE_PATTERN}$`);
/** `F120703525 8` and `F1207035 8`: parts of full length without separators, the second without its packaging. */
const COMPACT = new RegExp(
  `^([0-9A-Z]{4})([0-9A-Z]{4})([0-9A-Z]{2})?(?:(?:${SEPARATORS}|=)+[X×*]?\\s*(\\S.*))?$`,
);
/** A whole number as a spreadsheet may write it: `8`, `8.00`, optionally with a unit. */
const WHOLE_NUMBER = /^(\d{1,9})(?:[.,]0{1,2})?\s*[A-Z.]*$/;

/** Maximum number of table columns that are read. */
const MAX_COLUMNS = 50;
const SEPARATOR = new RegExp(SEPARATORS);

/** Trims separators at both ends in linear time. */
function trimSeparators(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && SEPARATOR.test(text.charAt(start))) start += 1;
  while (end > start && SEPARATOR.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Replaces all kinds of dashes by hyphens, removes quotes and invisible characters, and converts to upper case. Long
 * texts are cut, because the patterns backtrack on text that does not match.
 */
function normaliseText(text: string): string {
  const normalised = text
    .trimStart()
    .slice(0, LIMITS.text)
    .replaceAll(/[\u2010-\u2015\u2212\u00ad]/g, '-')
    .replaceAll(/["'“”„«»\u200b\ufeff]/g, '')
    .toUpperCase();
  return trimSeparators(normalised);
}

function parseTypedQuantity(text: string): number | null {
  const [, digits] = WHOLE_NUMBER.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The parts found in a line: serial, colour, packaging and quantity. */
function matchParts(line: string): readonly (string | undefined)[] {
  const [, ...codeFirst] = CODE_FIRST.exec(line) ?? [];
  if (codeFirst.length > 0) return codeFirst;
  const [, amount, ...quantityFirst] = QUANTITY_FIRST.exec(line) ?? [];
  if (quantityFirst.length > 0) return [...quantityFirst, amount];
  const [, ...compact] = COMPACT.exec(line) ?? [];
  return compact;
}

function parseLine(line: number, text: string): QuickOrderInputLine {
  const [serial, color, pkg, quantity = ''] = matchParts(normaliseText(text));
  const code = pkg === undefined ? undefined : parseProductCode(`${serial}-${color}-${pkg}`);
  const lacksPackaging = pkg === undefined && serial !== undefined && color !== undefined;
  const isRecognised = code !== undefined || lacksPackaging;
  return {
    line,
    text: text.trim().slice(0, LIMITS.text),
    code: code ?? null,
    color: lacksPackaging ? { serial, color } : null,
    quantity: isRecognised ? parseTypedQuantity(quantity) : null,
    typedQuantity: isRecognised ? quantity.slice(0, LIMITS.text) : '',
  };
}

/** Parses typed or pasted text line by line; tolerates blanks, tabs, commas, semicolons and lower case. */
export function parseTextLines(text: string): QuickOrderInputLine[] {
  return text
    .split(/\r\n|[\n\r]/)
    .map((lineText, index) => parseLine(index + 1, lineText))
    .filter((line) => line.text !== '');
}

/**
 * Parses the rows of a table: a code in one cell or in three, and the quantity in the first later cell that holds a
 * number. A first row without a code is skipped as column titles.
 */
export function parseTableLines(rows: readonly (readonly string[])[]): QuickOrderInputLine[] {
  const lines = rows
    .map((cells, index) => parseTableLine(index + 1, cells.slice(0, MAX_COLUMNS)))
    .filter((line) => line.text !== '');
  const [first, ...rest] = lines;
  return first && first.line === 1 && first.code === null && rest.length > 0 ? rest : lines;
}

function parseTableLine(line: number, cells: readonly string[]): QuickOrderInputLine {
  const joined = parseLine(line, cells.join('\t'));
  if (joined.code && (joined.quantity !== null || joined.typedQuantity === '')) return joined;
  const codeIndex = cells.findIndex((cell) => parseLine(line, cell).code !== null);
  if (codeIndex < 0) return joined;
  const amount = cells.slice(codeIndex + 1).find((cell) => WHOLE_NUMBER.test(normaliseText(cell)));
  const { code } = parseLine(line, cells[codeIndex] ?? '');
  const typedQuantity = amount === undefined ? '' : normaliseText(amount);
  return { ...joined, code, color: null, quantity: parseTypedQuantity(typedQuantity), typedQuantity };
}

/** Body of POST /carts/quick-order/check. */
export const quickOrderTextSchema = objectField({
  text: z
    .string({ error: toTypeErrorCode })
    .max(LIMITS.quickOrderText, { error: 'invalidLenght', abort: true })
    .refine((text) => text.trim() !== '', 'missing'),
});

/** A product in a quick order, with the total for the requested quantity. */
export const quickOrderProductSchema = z.object({
  ...productLineShape,
  qtyPkgMultiplier: z.int(),
  tsc: z.string(),
  status: z.string(),
  inStock: z.boolean(),
  availability: z.enum(PRODUCT_STATUSES),
  productCodeChange: productCodeChangeSchema.nullable(),
  pricesAndDiscounts: pricesAndDiscountsSchema.nullable(),
  quantity: z.int().describe('Number of packages, rounded up to a multiple of `qtyPkgMultiplier`'),
  rowTotal: z.number().nullable().describe('Total in EUR; null if no price is assigned'),
});
export type QuickOrderProduct = z.infer<typeof quickOrderProductSchema>;

/** Reasons why a line cannot be added to the cart: an error of section 8, or a missing packaging. */
export const QUICK_ORDER_REJECTIONS = [
  'BadRequest',
  'IllegalItemQuantity',
  'NotFound',
  'PackagingMissing',
  'ProductNotAvailable',
  'ProductOnRequestOnly',
] as const;

/** A checked line of a quick order. */
export const quickOrderLineSchema = z.object({
  line: z.int().describe('Position of the line in the input, starting at 1'),
  text: z.string(),
  code: z
    .enum(QUICK_ORDER_REJECTIONS)
    .nullable()
    .describe(
      'Reason why the line cannot be added to the cart, BadRequest for an invalid product code; null if ' +
        'it can',
    ),
  asked: z
    .number()
    .nullable()
    .describe(
      'Requested number of packages; null if missing or not a whole number, in which case the line is ' +
        'rejected',
    ),
  typedQuantity: z.string().describe('Quantity as entered; empty if missing'),
  product: quickOrderProductSchema.nullable(),
  suggestions: z
    .array(quickOrderProductSchema)
    .describe('Products that may have been meant, most likely first'),
});
export type QuickOrderLine = z.infer<typeof quickOrderLineSchema>;

/** Response of both quick-order calls. Valid lines are added by POST /carts/items. */
export const quickOrderSchema = z.object({ lines: z.array(quickOrderLineSchema) });
export type QuickOrder = z.infer<typeof quickOrderSchema>;

import { z } from 'zod';
import { type FieldError, toFieldErrors } from '../errors.ts';
import { choiceField, customerCodeField, objectField, usernameField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { parseCsv } from '../lists/csv.ts';

export const PORTFOLIO_ACTIONS = ['ADD', 'REMOVE'] as const;

const rowSchema = objectField({
  username: usernameField(),
  customerCode: customerCodeField(),
  action: z
    .string()
    .toUpperCase()
    .transform((action) => action || 'ADD')
    .pipe(choiceField(PORTFOLIO_ACTIONS)),
});

export type PortfolioRow = z.infer<typeof rowSchema> & { line: number };

const COLUMNS = ['username', 'customerCode', 'action'] as const;

/**
 * Reads a portfolio file: the columns `username`, `customerCode` and, to remove assignments, `action` (ADD or REMOVE),
 * in any order, named in the first line. Errors have paths such as `lines.12.customerCode`. The second of two lines for
 * the same customer and manager is an error.
 */
export function parsePortfolioRows(content: string): { rows: PortfolioRow[]; errors: FieldError[] } {
  const [head, ...lines] = parseCsv(content);
  const names = head?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const indexes = COLUMNS.map((column) => names.indexOf(column.toLowerCase()));
  const [usernameIndex = -1, codeIndex = -1, actionIndex = -1] = indexes;
  if (usernameIndex < 0 || codeIndex < 0) {
    const missing = COLUMNS.filter((_, index) => index < 2 && (indexes[index] ?? -1) < 0);
    return { rows: [], errors: missing.map((path) => ({ path, code: 'missing' })) };
  }
  if (lines.length === 0) return { rows: [], errors: [{ path: 'file', code: 'missing' }] };
  if (lines.length > LIMITS.portfolioRows) {
    return { rows: [], errors: [{ path: 'file', code: 'invalidLenght' }] };
  }
  const rows: PortfolioRow[] = [];
  const errors: FieldError[] = [];
  const keys = new Set<string>();
  for (const { line, cells } of lines) {
    const parsed = rowSchema.safeParse({
      username: cells[usernameIndex] ?? '',
      customerCode: cells[codeIndex] ?? '',
      action: cells[actionIndex] ?? '',
    });
    if (!parsed.success) {
      errors.push(
        ...toFieldErrors(parsed.error).map(({ path, code }) => ({ path: `lines.${line}.${path}`, code })),
      );
      continue;
    }
    const key = `${parsed.data.username} ${parsed.data.customerCode}`;
    if (keys.has(key)) errors.push({ path: `lines.${line}`, code: 'invalidField' });
    keys.add(key);
    rows.push({ line, ...parsed.data });
  }
  return { rows, errors };
}

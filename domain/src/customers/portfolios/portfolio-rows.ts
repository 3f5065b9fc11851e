import { z } from 'zod';
import { type FieldError, type FieldLimit, toFieldErrors } from '../../errors.ts';
import { choiceField, customerCodeField, objectField, usernameField } from '../../fields.ts';
import { LIMITS } from '../../limits.ts';
import { parseCsv } from '../../lists/csv.ts';
import type { Headings } from '../../lists/headings.ts';
import { nameCells, toCellText, toReportedValue, toTableFieldError } from '../../lists/table.ts';

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
const REQUIRED_COLUMNS = ['username', 'customerCode'] as const;

/**
 * Reads a portfolio file: the columns `username`, `customerCode` and, to remove assignments, `action` (ADD or REMOVE),
 * in any order, named in the first line; there are no other columns. Errors have paths such as
 * `lines.12.customerCode`. The second of two lines for the same customer and manager is an error.
 * @param headings headings that are accepted besides the names of the columns
 */
export function parsePortfolioRows(
  content: string,
  headings?: Headings,
): { rows: PortfolioRow[]; errors: FieldError[] } {
  const table = parseCsv(content);
  const { columns, lines, errors: tableErrors } = nameCells(table, COLUMNS, headings);
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.has(column));
  if (missing.length > 0) {
    // An unknown heading may be the reason why a column is missing.
    const unknown = tableErrors.filter(({ code }) => code === 'unknown' || code === 'duplicate');
    const errors = missing.map((path): FieldError => ({ path, code: 'missing' }));
    return { rows: [], errors: [...errors, ...unknown.map(toTableFieldError)] };
  }
  if (table.length === 1) return { rows: [], errors: [{ path: 'file', code: 'missing' }] };
  if (table.length > LIMITS.portfolioRows + 1) {
    const limit: FieldLimit = { of: 'entries', max: LIMITS.portfolioRows };
    return { rows: [], errors: [{ path: 'file', code: 'invalidLenght', limit }] };
  }
  const rows: PortfolioRow[] = [];
  const errors = tableErrors.map(toTableFieldError);
  const keys = new Set<string>();
  for (const { line, cells, hasErrors } of lines) {
    if (hasErrors) continue;
    const getText = (column: (typeof COLUMNS)[number]) => toCellText(cells.get(column) ?? '');
    const row = {
      username: getText('username'),
      customerCode: getText('customerCode'),
      action: getText('action'),
    };
    const parsed = rowSchema.safeParse(row);
    if (!parsed.success) {
      errors.push(
        ...toFieldErrors(parsed.error).map(({ path, ...error }) => {
          const value = getText(COLUMNS.find((column) => column === path) ?? 'username');
          return {
            ...error,
            path: `lines.${line}.${path}`,
            ...(value === '' ? {} : { value: toReportedValue(value) }),
          };
        }),
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

import { setImmediate as nextTurn } from 'node:timers/promises';
import { type FieldError, toFieldErrors } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import type { CsvLine } from '@cromia/domain/lists/csv';
import type { z } from 'zod';
import { Problem } from '../problem.ts';

/** Number of lines that are parsed before other requests get a turn. */
const LINES_PER_TURN = 100;

/** A line of an uploaded list, with its line number as in a spreadsheet: the header is line 1. */
export interface ListLine<T> {
  number: number;
  line: T;
}

/** Prefixes the error paths of a line with its number. */
export function toLineErrors(number: number, errors: readonly FieldError[]): FieldError[] {
  return errors.map(({ path, code }) => ({ path: `lines.${number}.${path}`, code }));
}

/** Converts a row to an object. Columns may be in any order, and empty cells are left out. */
function toFields(cells: readonly string[], columns: readonly (string | undefined)[]) {
  return Object.fromEntries(
    cells.flatMap((value, index) => {
      const column = columns[index];
      return column === undefined || value === '' ? [] : [[column, value]];
    }),
  );
}

/**
 * Parses the rows of a list line by line. The first row is the header. Parsing stops when the limit of reported errors
 * is reached.
 * @param options.maxLines limit of lines, checked before parsing
 * @throws Problem BadRequest for an empty list, and for one with too many lines
 */
export async function parseLines<S extends z.ZodType>(
  rows: readonly CsvLine[],
  { schema, columns, maxLines }: { schema: S; columns: readonly string[]; maxLines: number },
): Promise<{ lines: ListLine<z.output<S>>[]; errors: FieldError[] }> {
  const [header, ...body] = rows;
  if (!header || body.length === 0)
    throw new Problem('BadRequest', { errors: [{ path: 'lines', code: 'missing' }] });
  if (body.length > maxLines)
    throw new Problem('BadRequest', { errors: [{ path: 'lines', code: 'invalidLenght' }] });
  const headerColumns = header.cells.map((name) =>
    columns.find((column) => column.toLowerCase() === name.toLowerCase()),
  );
  const lines: ListLine<z.output<S>>[] = [];
  const errors: FieldError[] = [];
  for (const [index, { line: number, cells }] of body.entries()) {
    if (errors.length >= LIMITS.reportedListErrors) break;
    if (index % LINES_PER_TURN === LINES_PER_TURN - 1) await nextTurn();
    const parsed = schema.safeParse(toFields(cells, headerColumns));
    if (parsed.success) lines.push({ number, line: parsed.data });
    else errors.push(...toLineErrors(number, toFieldErrors(parsed.error)));
  }
  return { lines, errors };
}

/** Rejects a list that has errors. @throws Problem with the errors, line by line */
export function rejectLines(
  errors: readonly FieldError[],
  code: 'BadRequest' | 'Conflict' = 'BadRequest',
): void {
  if (errors.length > 0) throw new Problem(code, { errors: errors.slice(0, LIMITS.reportedListErrors) });
}

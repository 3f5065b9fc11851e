import { setImmediate as others } from 'node:timers/promises';
import { type FieldError, toFieldErrors } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import type { CsvLine } from '@cromia/domain/lists/csv';
import type { z } from 'zod';
import { Problem } from '../../platform/http/problem.ts';

/** Lines that are read before yielding to other calls. */
const AT_A_TIME = 100;

/** A line of an uploaded list, with its number as a spreadsheet counts: the header is 1. */
export interface ListLine<T> {
  number: number;
  line: T;
}

/** Errors of a line, by its number. */
export function toLineErrors(number: number, errors: readonly FieldError[]): FieldError[] {
  return errors.map(({ path, code }) => ({ path: `lines.${number}.${path}`, code }));
}

/** A row as an object, by the columns of the header in any order; empty cells are left out. */
function fieldsOf(cells: readonly string[], columns: readonly (string | undefined)[]) {
  return Object.fromEntries(
    cells.flatMap((value, index) => {
      const column = columns[index];
      return column === undefined || value === '' ? [] : [[column, value]];
    }),
  );
}

/**
 * Reads the rows of a list, the header first, line by line by a schema. Reading stops once more errors are found than
 * are reported.
 * @param most limit of lines, checked before reading
 * @throws Problem BadRequest for an empty list, and for one with too many lines
 */
export async function parseLines<S extends z.ZodType>(
  rows: readonly CsvLine[],
  { schema, columns, most }: { schema: S; columns: readonly string[]; most: number },
): Promise<{ lines: ListLine<z.output<S>>[]; errors: FieldError[] }> {
  const [header, ...body] = rows;
  if (!header || body.length === 0)
    throw new Problem('BadRequest', { errors: [{ path: 'lines', code: 'missing' }] });
  if (body.length > most)
    throw new Problem('BadRequest', { errors: [{ path: 'lines', code: 'invalidLenght' }] });
  const named = header.cells.map((name) =>
    columns.find((column) => column.toLowerCase() === name.toLowerCase()),
  );
  const lines: ListLine<z.output<S>>[] = [];
  const errors: FieldError[] = [];
  for (const [index, { line: number, cells }] of body.entries()) {
    if (errors.length >= LIMITS.listErrorsTold) break;
    if (index % AT_A_TIME === AT_A_TIME - 1) await others();
    const parsed = schema.safeParse(fieldsOf(cells, named));
    if (parsed.success) lines.push({ number, line: parsed.data });
    else errors.push(...toLineErrors(number, toFieldErrors(parsed.error)));
  }
  return { lines, errors };
}

/** Refuses a list with its errors, line by line. @throws Problem */
export function refuseLines(
  errors: readonly FieldError[],
  code: 'BadRequest' | 'Conflict' = 'BadRequest',
): void {
  if (errors.length > 0) throw new Problem(code, { errors: errors.slice(0, LIMITS.listErrorsTold) });
}

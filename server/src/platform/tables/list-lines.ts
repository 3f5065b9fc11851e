import { setImmediate as nextTurn } from 'node:timers/promises';
import { type FieldError, toFieldErrors } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import {
  type InputCell,
  nameCells,
  type TableLine,
  toCellText,
  toReportedValue,
  toTableFieldError,
} from '@cromia/domain/lists/table';
import type { z } from 'zod';
import { Problem, rejectLength } from '../problem.ts';
import { HEADINGS } from './headings.ts';

/** Number of lines that are parsed before other requests get a turn. */
const LINES_PER_TURN = 100;

/** A line of an uploaded list, with its line number as in a spreadsheet: the header is line 1. */
export interface ListLine<T> {
  number: number;
  line: T;
}

/** Prefixes the error paths of a line with its number. */
export function toLineErrors(number: number, errors: readonly FieldError[]): FieldError[] {
  return errors.map(({ path, ...error }) => ({ ...error, path: `lines.${number}.${path}` }));
}

/** Adds the values as written to the errors of a line. */
function addValues(errors: readonly FieldError[], cells: ReadonlyMap<string, InputCell>): FieldError[] {
  return errors.map((error) => {
    const value = cells.get(error.path);
    if (value === undefined || value === '') return error;
    return { ...error, value: toReportedValue(toCellText(value)) };
  });
}

/**
 * Parses the lines of a list. The first line names the columns, in any order. Empty cells are left out. Parsing stops
 * when the limit of reported errors is reached.
 * @param options.maxLines limit of lines, checked before parsing
 * @throws Problem BadRequest for an empty list, and for one with too many lines
 */
export async function parseLines<S extends z.ZodType>(
  table: readonly TableLine[],
  { schema, columns, maxLines }: { schema: S; columns: readonly string[]; maxLines: number },
): Promise<{ lines: ListLine<z.output<S>>[]; errors: FieldError[] }> {
  if (table.length <= 1) throw new Problem('BadRequest', { errors: [{ path: 'lines', code: 'missing' }] });
  if (table.length > maxLines + 1) rejectLength('lines', 'entries', maxLines);
  const namedTable = nameCells(table, columns, HEADINGS);
  const lines: ListLine<z.output<S>>[] = [];
  const errors = namedTable.errors.map(toTableFieldError);
  for (const [index, { line: number, cells, hasErrors }] of namedTable.lines.entries()) {
    if (errors.length >= LIMITS.reportedListErrors) break;
    if (index % LINES_PER_TURN === LINES_PER_TURN - 1) await nextTurn();
    if (hasErrors || namedTable.hasHeadErrors) continue;
    const texts = [...cells].flatMap(([name, cell]) =>
      cell === '' ? [] : [[name, toCellText(cell)] as const],
    );
    const parsed = schema.safeParse(Object.fromEntries(texts));
    if (parsed.success) lines.push({ number, line: parsed.data });
    else errors.push(...toLineErrors(number, addValues(toFieldErrors(parsed.error), cells)));
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

import type { z } from 'zod';
import { type FieldError, toFieldErrors } from '../errors.ts';
import { MAX_REPORTED_CLASHES, type RowError } from './import.ts';
import type { InputRow } from './table-rows.ts';

/** A valid row with its row number. */
export interface ParsedRow<T> {
  row: number;
  value: T;
}

/** The allowed codes of a field that only accepts certain codes. */
function findAllowedValues({ issues }: z.ZodError, path: string): Pick<RowError, 'allowed'> {
  const issue = issues.find((candidate) => candidate.path.map(String).join('.') === path);
  return issue?.code === 'invalid_value' ? { allowed: issue.values.map(String) } : {};
}

/** The other rows of a group, limited to the number that an error lists. */
function listClashes(rows: readonly { row: number }[], ownRow: number): Pick<RowError, 'rows'> {
  const first = rows.slice(0, MAX_REPORTED_CLASHES + 1).flatMap(({ row }) => (row === ownRow ? [] : [row]));
  return { rows: first.slice(0, MAX_REPORTED_CLASHES) };
}

/** Parses rows with their schema. */
export function parseRows<S extends z.ZodType>(
  schema: S,
  inputRows: readonly InputRow[],
): { rows: ParsedRow<z.output<S>>[]; errors: RowError[] } {
  const rows: ParsedRow<z.output<S>>[] = [];
  const errors: RowError[] = [];
  for (const { row, value } of inputRows) {
    const { data, error } = schema.safeParse(value);
    if (error)
      errors.push(
        ...toFieldErrors(error).map((fieldError: FieldError) => ({
          row,
          ...fieldError,
          ...findAllowedValues(error, fieldError.path),
        })),
      );
    else rows.push({ row, value: data });
  }
  return { rows, errors };
}

/** Reports all rows that share a key, so that the order of the rows does not decide which one applies. */
export function findDuplicates<T>(rows: readonly ParsedRow<T>[], keyOf: (row: T) => string): RowError[] {
  return [...Map.groupBy(rows, ({ value }) => keyOf(value)).values()].flatMap((same) =>
    same.length > 1
      ? same.map(({ row }): RowError => ({ row, path: '', code: 'duplicate', ...listClashes(same, row) }))
      : [],
  );
}

/**
 * Reports all rows of a group, such as those of one serial, that disagree on a field. Rows that do not name the field
 * agree with any value.
 */
export function findDisagreements<T>(
  rows: readonly ParsedRow<T>[],
  groupOf: (row: T) => string,
  fields: readonly (keyof T & string)[],
): RowError[] {
  return [...Map.groupBy(rows, ({ value }) => groupOf(value)).values()].flatMap((group) =>
    fields.flatMap((path) => {
      const naming = group.filter(({ value }) => value[path] !== undefined);
      const rowsByValue = Map.groupBy(naming, ({ value }) => JSON.stringify(value[path]));
      if (rowsByValue.size <= 1) return [];
      const firstRows = [...rowsByValue.values()].flatMap(([first]) => first ?? []);
      return [...rowsByValue.values()].flatMap((same) =>
        same.map(
          ({ row }): RowError => ({
            row,
            path,
            code: 'inconsistent',
            ...listClashes(firstRows, same[0]?.row ?? row),
          }),
        ),
      );
    }),
  );
}

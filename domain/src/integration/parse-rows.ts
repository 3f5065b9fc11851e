import type { z } from 'zod';
import { type FieldError, toFieldErrors } from '../errors.ts';
import { toReportedValue } from '../lists/table.ts';
import { MAX_REPORTED_CLASHES, type RowError } from './import.ts';
import { formatCell, type InputRow } from './table-rows.ts';
import { listUnknownFields } from './unknown-fields.ts';

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

const DIGIT_EXAMPLE = '123456789';

/** Examples for formats of texts. */
const FORMAT_EXAMPLES: Readonly<Record<string, string>> = {
  date: '2026-12-31',
  datetime: '2026-12-31T08:30:00Z',
  email: 'name@example.com',
};
const TYPE_EXAMPLES: Readonly<Record<string, string>> = {
  number: '1234.5',
  int: '12',
  boolean: 'true, false',
};
const CODE_PATTERN = /^\/\^\\d\{(\d)\}\$\/$/;

/** An example of what a field accepts, or its bounds; it is understood in every language. */
function describeAccepted(issue: z.core.$ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_EXAMPLES[issue.expected];
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int' ? `≥ ${issue.minimum}` : undefined;
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int' ? `≤ ${issue.maximum}` : undefined;
    case 'not_multiple_of':
      return (1 + issue.divisor).toFixed(Math.round(-Math.log10(issue.divisor)));
    case 'invalid_format': {
      const digits = CODE_PATTERN.exec(issue.pattern ?? '')?.[1];
      return digits === undefined ? FORMAT_EXAMPLES[issue.format] : DIGIT_EXAMPLE.slice(0, Number(digits));
    }
    case 'invalid_union':
      return issue.errors.flat().map(describeAccepted).find(Boolean);
    default:
      return undefined;
  }
}

/** The value of a wrong field, and an example of what it accepts. */
function describeError({ issues }: z.ZodError, { path, code }: FieldError, row: unknown): Partial<RowError> {
  const issue = issues.find((candidate) => candidate.path.map(String).join('.') === path);
  const value = code === 'missing' ? '' : toReportedValue(formatCell(row, path));
  const accepted = code === 'invalidField' && issue ? describeAccepted(issue) : undefined;
  // A spreadsheet drops the zeros of a code with a fixed number of digits.
  const isShortened = issue?.code === 'invalid_format' && CODE_PATTERN.test(issue.pattern ?? '');
  const suggestion =
    isShortened && accepted && /^\d+$/.test(value) && value.length < accepted.length
      ? { suggestion: value.padStart(accepted.length, '0') }
      : {};
  return {
    ...(value === '' ? {} : { value }),
    ...(accepted === undefined ? {} : { accepted }),
    ...suggestion,
  };
}

/** The other rows of a group, limited to the number that an error lists. */
function listClashes(rows: readonly { row: number }[], ownRow: number): Pick<RowError, 'rows'> {
  const first = rows.slice(0, MAX_REPORTED_CLASHES + 1).flatMap(({ row }) => (row === ownRow ? [] : [row]));
  return { rows: first.slice(0, MAX_REPORTED_CLASHES) };
}

/** Maximum number of unknown fields of a row that are reported. */
const MAX_UNKNOWN_FIELDS = 20;

/** The errors of fields that the schema does not name. */
function describeUnknownFields(schema: z.ZodType, { row, value }: InputRow): RowError[] {
  return listUnknownFields(schema, value)
    .slice(0, MAX_UNKNOWN_FIELDS)
    .map((path): RowError => {
      const text = toReportedValue(formatCell(value, path));
      return { row, path: toReportedValue(path), code: 'unknown', ...(text === '' ? {} : { value: text }) };
    });
}

/** Parses rows with their schema. A field that the schema does not name is an error. */
export function parseRows<S extends z.ZodType>(
  schema: S,
  inputRows: readonly InputRow[],
): { rows: ParsedRow<z.output<S>>[]; errors: RowError[] } {
  const rows: ParsedRow<z.output<S>>[] = [];
  const errors: RowError[] = [];
  for (const { row, value } of inputRows) {
    const { data, error } = schema.safeParse(value);
    const unknownFields = describeUnknownFields(schema, { row, value });
    errors.push(...unknownFields);
    if (error)
      errors.push(
        // `accepted` states the limits of rows.
        ...toFieldErrors(error).map(({ limit: _limit, ...fieldError }: FieldError) => ({
          row,
          ...fieldError,
          ...findAllowedValues(error, fieldError.path),
          ...describeError(error, fieldError, value),
        })),
      );
    else if (unknownFields.length === 0) rows.push({ row, value: data });
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

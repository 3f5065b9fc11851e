import { z } from 'zod';
import type { ImportKind } from './import.ts';
import { IMPORT_FORMS, type ImportForm } from './import-forms.ts';
import { parseRows } from './parse-rows.ts';

/** A value that no field with codes allows. */
const NO_CODE = '§';

const exampleSchema = z.tuple([z.record(z.string(), z.unknown())]);

/**
 * The codes that the columns of an import allow, for columns that allow certain codes only. They are those that the
 * row's schema reports for a wrong code.
 * @param example a list with one valid row of the kind, as JSON
 */
export function listAllowedCodes(kind: ImportKind, example: unknown): { column: string; code: string }[] {
  const { schema, columns }: ImportForm<z.ZodType> = IMPORT_FORMS[kind];
  const [row] = exampleSchema.parse(example);
  return Object.entries(columns).flatMap(([column, { type, field = column }]) => {
    const value = writeField(row, field.split('.'), type === 'list' ? [NO_CODE] : NO_CODE);
    const { errors } = parseRows(schema, [{ row: 1, value }]);
    const allowed = errors.find(({ path }) => path === field || path.startsWith(`${field}.`))?.allowed ?? [];
    return allowed.map((code) => ({ column, code }));
  });
}

/** A copy of a row with another value of a field, which may be nested. */
function writeField(row: object, [name, ...nested]: string[], value: unknown): object {
  if (name === undefined) return row;
  const current: unknown = Object.entries(row).find(([key]) => key === name)?.[1];
  const inner = typeof current === 'object' && current !== null && !Array.isArray(current) ? current : {};
  return { ...row, [name]: nested.length === 0 ? value : writeField(inner, nested, value) };
}

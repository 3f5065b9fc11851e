import { nullableTextField } from '../fields.ts';

/** An empty text is null; an absent one stays absent, so that the stored text stays. */
export function emptyToNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}

/** A single-line text. Absent, it leaves the stored text; null or an empty text removes it. */
export function optionalLineField(max: number) {
  return nullableTextField(max).optional().transform(emptyToNull);
}

/** Lists the fields that a row does not name. */
export function listAbsentFields<T extends object>(row: T, fields: readonly (keyof T & string)[]): string[] {
  return fields.filter((field) => row[field] === undefined);
}

/** Replaces null by the default of fields that cannot be null. Absent fields stay absent. */
export function replaceEmpty<T extends object>(row: T, defaults: object): T {
  const emptied = new Set(Object.entries(row).flatMap(([name, value]) => (value === null ? [name] : [])));
  return { ...row, ...Object.fromEntries(Object.entries(defaults).filter(([name]) => emptied.has(name))) };
}

/** Completes a new record with the defaults of fields that are absent or null. */
export function addDefaults<T extends object>(row: T, defaults: object): T {
  const filled = Object.fromEntries(Object.entries(row).filter(([, value]) => value != null));
  return { ...row, ...defaults, ...filled };
}

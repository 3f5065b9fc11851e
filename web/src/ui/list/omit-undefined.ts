/** The same fields without undefined values. */
export type DefinedFields<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Removes undefined fields, since calls treat an absent filter as no filter. */
export function omitUndefined<Fields extends object>(fields: Fields): DefinedFields<Fields>;
export function omitUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

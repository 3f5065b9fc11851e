/** The same fields, each either with a value or not there at all. */
export type SetFields<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Leaves out the fields that are undefined, as calls want it: an absent filter is no filter. */
export function withoutUnset<Fields extends object>(fields: Fields): SetFields<Fields>;
export function withoutUnset(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

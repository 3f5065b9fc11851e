/** The same fields without undefined values. */
export type SetFields<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Removes undefined fields, since calls treat an absent filter as no filter. */
export function withoutUnset<Fields extends object>(fields: Fields): SetFields<Fields>;
export function withoutUnset(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

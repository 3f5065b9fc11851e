/** A value as JSON carries it: what is not set is absent, at every depth. */
type Sent<Value> = Value extends readonly (infer Entry)[]
  ? Sent<Entry>[]
  : Value extends object
    ? { [Key in keyof Value]: Sent<Exclude<Value[Key], undefined>> }
    : Value;

/** A body without the fields that are not set, as the API's types want it. */
export function jsonBody<Value>(body: Value): Sent<Value>;
export function jsonBody(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body));
}

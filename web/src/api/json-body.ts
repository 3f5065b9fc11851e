/** A value after JSON serialization: without undefined fields, at every depth. */
type Json<Value> = Value extends readonly (infer Entry)[]
  ? Json<Entry>[]
  : Value extends object
    ? { [Key in keyof Value]: Json<Exclude<Value[Key], undefined>> }
    : Value;

/** Removes undefined fields from a body, as the API's types require. */
export function toJsonBody<Value>(body: Value): Json<Value>;
export function toJsonBody(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body));
}

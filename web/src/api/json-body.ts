/** A value as JSON has it: undefined fields are absent, at every depth. */
type Json<Value> = Value extends readonly (infer Entry)[]
  ? Json<Entry>[]
  : Value extends object
    ? { [Key in keyof Value]: Json<Exclude<Value[Key], undefined>> }
    : Value;

/** A body without undefined fields, as the API's types require. */
export function toJsonBody<Value>(body: Value): Json<Value>;
export function toJsonBody(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body));
}

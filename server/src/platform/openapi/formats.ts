const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of days; names of instants have `(UTC)` in their description. */
const DAY_NAME = /(?:Date|From|To)$/;

/** The format of a text: that of an instant if its description says UTC, or of a day by its name. */
function findFormat(name: string, { description }: Record<string, unknown>): string | undefined {
  if (typeof description === 'string' && description.includes('(UTC)')) return 'date-time';
  return DAY_NAME.test(name) ? 'date' : undefined;
}

const isText = ({ type, format, enum: values }: Record<string, unknown>) =>
  (type === 'string' || (Array.isArray(type) && type.includes('string'))) && format === undefined && !values;

function addFormat(name: string, property: unknown): unknown {
  if (!isRecord(property)) return property;
  const format = findFormat(name, property);
  if (format === undefined) return property;
  if (isText(property)) return { ...property, format };
  if (!Array.isArray(property.anyOf)) return property;
  const anyOf = property.anyOf.map((option) =>
    isRecord(option) && isText(option) ? { ...option, format } : option,
  );
  return { ...property, anyOf };
}

/** Names the properties of a record by an enumeration of names, which all are required. */
function nameProperties(schema: Record<string, unknown>): Record<string, unknown> {
  const { required, properties, additionalProperties, propertyNames: _names, ...rest } = schema;
  if (!Array.isArray(required) || properties !== undefined || !isRecord(additionalProperties)) return schema;
  return {
    ...rest,
    required,
    properties: Object.fromEntries(required.map((name) => [name, additionalProperties])),
  };
}

/** Adds the formats of dates and times to all properties of the document, and names those of records. */
export function addFormats<T>(document: T): T;
export function addFormats(document: unknown): unknown {
  if (Array.isArray(document)) return document.map((item) => addFormats(item));
  if (!isRecord(document)) return document;
  const entries = Object.entries(nameProperties(document)).map(([key, value]) => {
    const completed = addFormats(value);
    if (key !== 'properties' || !isRecord(completed)) return [key, completed];
    const properties = Object.entries(completed).map(([name, property]) => [name, addFormat(name, property)]);
    return [key, Object.fromEntries(properties)];
  });
  return Object.fromEntries(entries);
}

import { areDaysInOrder } from '@cromia/domain/dates';
import { choiceField, dateField, filterCodeField } from '@cromia/domain/fields';
import { z } from 'zod';
import type { TextKey } from '../../i18n/keys';

/** One option of a filter; without a label its value is shown. */
interface Choice {
  value: string;
  label?: TextKey;
}

/** A group of options, with an optional heading. */
interface ChoiceGroup {
  heading?: TextKey;
  choices: readonly Choice[];
}

/** Options of a text field and its chip. */
interface TextFieldOptions {
  /** How the text is matched, shown in the chip. */
  match?: 'beginsWith' | 'contains';
  maxLength?: number;
  /** Codes are typed in upper case and not spell-checked. */
  isCode?: boolean;
  inputMode?: 'numeric' | 'email';
  placeholder?: TextKey;
  help?: TextKey;
  /** Describes a valid text; shown as the error. */
  invalid?: TextKey;
}

/**
 * The field of a filter. Its chip shows the same label with the filter's value. A first day names the filter of its
 * last day.
 */
export type FilterField = { label: TextKey } & (
  | { kind: 'choice'; groups: readonly ChoiceGroup[] }
  | ({ kind: 'text' } & TextFieldOptions)
  | { kind: 'firstDay'; until: string }
  | { kind: 'lastDay' }
  | { kind: 'switch' }
);

/** One filter of a list. */
export interface ListFilter<Schema extends z.ZodType = z.ZodType> {
  /** Schema of a set value, from the domain. It must accept its own output, which is in the URL. */
  schema: Schema;
  /** Absent if the page has another form for the filter. */
  field?: FilterField;
}

/** The filters of a list by their names in the URL, in the order of their fields. */
export type FilterDefinitions = Readonly<Record<string, ListFilter>>;

/** Values of filters; undefined for unset ones. */
export type FilterValues<Shape extends FilterDefinitions> = {
  [Name in keyof Shape]?: z.output<Shape[Name]['schema']> | undefined;
};

/** Form values of filters, by name. */
export type FilterFormValues = Record<string, unknown>;

/** A filter by one of a few values. */
export function choiceFilter<const Values extends readonly string[]>(
  label: TextKey,
  values: Values,
  getLabel?: (value: Values[number]) => TextKey,
) {
  const choices = values.map((value: Values[number]) =>
    getLabel === undefined ? { value } : { value, label: getLabel(value) },
  );
  return {
    schema: choiceField(values),
    field: { kind: 'choice', label, groups: [{ choices }] },
  } satisfies ListFilter;
}

/** A filter by a text. */
export function textFilter<Schema extends z.ZodType>(
  label: TextKey,
  schema: Schema,
  options: TextFieldOptions = {},
) {
  return { schema, field: { kind: 'text', label, ...options } } satisfies ListFilter;
}

/** A filter by a code with a maximum length. */
export function codeFilter(label: TextKey, maxLength: number, match?: 'beginsWith') {
  const options = { maxLength, isCode: true, ...(match && { match }) };
  return textFilter(label, filterCodeField(maxLength), options);
}

/** Creates two filters, by the first and the last day: `createdOnFrom` and `createdOnTo` for `createdOn`. */
export function dayFilters<const Name extends string>(
  name: Name,
  labels: { from: TextKey; to: TextKey },
): Record<`${Name}${'From' | 'To'}`, ListFilter<z.ZodISODate>>;
export function dayFilters(name: string, labels: { from: TextKey; to: TextKey }): FilterDefinitions {
  const schema = dateField();
  return {
    [`${name}From`]: { schema, field: { kind: 'firstDay', label: labels.from, until: `${name}To` } },
    [`${name}To`]: { schema, field: { kind: 'lastDay', label: labels.to } },
  };
}

/** A filter that is on or off. */
export function switchFilter(label: TextKey) {
  return { schema: z.literal(true), field: { kind: 'switch', label } } satisfies ListFilter;
}

/**
 * Possible meanings of a value in the URL: the router parses digits as a number and `true` as a boolean, but both may
 * be texts.
 */
function listInterpretations(value: unknown): unknown[] {
  const isText = typeof value === 'number' || typeof value === 'boolean';
  return isText ? [value, String(value)] : [value];
}

/** Parses the filters in a URL. Invalid values are ignored. */
export function parseFilters<Shape extends FilterDefinitions>(
  shape: Shape,
  address: object,
): FilterValues<Shape>;
export function parseFilters(shape: FilterDefinitions, address: object): object {
  const parameters = new Map<string, unknown>(Object.entries(address));
  return Object.fromEntries(
    Object.entries(shape).map(([name, { schema }]) => {
      const results = listInterpretations(parameters.get(name)).map((value) => schema.safeParse(value));
      return [name, results.find(({ success }) => success)?.data];
    }),
  );
}

/** Treats an empty text, a cleared choice and a switch that is off as no filter. */
function treatEmptyAsUnset(value: unknown): unknown {
  const isEmpty = value === null || value === false || (typeof value === 'string' && value.trim() === '');
  return isEmpty ? undefined : value;
}

/** Section 5: a date-to cannot precede its date-from. */
function rejectReversedDays(shape: FilterDefinitions): (values: object, context: z.RefinementCtx) => void {
  return (values, context) => {
    const set = new Map<string, unknown>(Object.entries(values));
    for (const [name, { field }] of Object.entries(shape)) {
      if (field?.kind !== 'firstDay') continue;
      const [from, to] = [set.get(name), set.get(field.until)];
      if (typeof from !== 'string' || typeof to !== 'string' || areDaysInOrder(from, to)) continue;
      context.addIssue({ code: 'custom', path: [field.until], message: 'invalidField' });
    }
  };
}

/** The schema of a form that sets the filters; its errors are the errors of the filters' schemas. */
export function createFilterFormSchema(
  shape: FilterDefinitions,
): z.ZodType<FilterFormValues, FilterFormValues>;
export function createFilterFormSchema(shape: FilterDefinitions): z.ZodType {
  return z
    .object(
      Object.fromEntries(
        Object.entries(shape).map(([name, { schema }]) => [
          name,
          z.preprocess(treatEmptyAsUnset, schema.optional()),
        ]),
      ),
    )
    .superRefine(rejectReversedDays(shape));
}

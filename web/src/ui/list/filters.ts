import { z } from 'zod';

/**
 * The filters of a list: a schema for each, as the domain states it for a value that is there. What it answers it must
 * read again, since that is what stands in the address.
 */
export type FilterShape = Readonly<Record<string, z.ZodType>>;

/** Name of a filter, as the address has it. */
export type FilterName<Shape extends FilterShape> = Extract<keyof Shape, string>;

/** Values of filters; undefined where nothing is filtered out. */
export type FilterValues<Shape extends FilterShape> = {
  [Name in keyof Shape]?: z.output<Shape[Name]> | undefined;
};

/** What a form holds meanwhile: an empty field, a choice that was cleared and a switch that is off are no filter. */
type FormValues<Shape extends FilterShape> = {
  [Name in keyof Shape]?: z.input<Shape[Name]> | '' | null | undefined;
};

/** The filters' names, in the order in which they were stated. */
export function filterNames<Shape extends FilterShape>(shape: Shape): FilterName<Shape>[];
export function filterNames(shape: FilterShape): string[] {
  return Object.keys(shape);
}

/** What a value of an address may mean: the router reads digits as a number and `true` as a truth, texts may be both. */
function readingsOf(value: unknown): unknown[] {
  const isText = typeof value === 'number' || typeof value === 'boolean';
  return isText ? [value, String(value)] : [value];
}

/** Reads the filters out of an address. What makes no sense is no filter. */
export function readFilters<Shape extends FilterShape>(shape: Shape, address: object): FilterValues<Shape>;
export function readFilters(shape: FilterShape, address: object): object {
  const given = new Map<string, unknown>(Object.entries(address));
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const read = readingsOf(given.get(name)).map((value) => schema.safeParse(value));
      return [name, read.find(({ success }) => success)?.data];
    }),
  );
}

/** The schema of a form that sets the filters; its errors are those of the filters' own schemas. */
export function formFilters<Shape extends FilterShape>(
  shape: Shape,
): z.ZodType<FilterValues<Shape>, FormValues<Shape>>;
export function formFilters(shape: FilterShape): z.ZodType {
  const emptyAsNone = (value: unknown) =>
    value === null || value === false || (typeof value === 'string' && value.trim() === '')
      ? undefined
      : value;
  return z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, schema]) => [name, z.preprocess(emptyAsNone, schema.optional())]),
    ),
  );
}

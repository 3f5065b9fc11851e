import { areDaysInOrder } from '@cromia/domain/dates';
import { LIMITS, PAGE_SIZES } from '@cromia/domain/limits';
import { z } from 'zod';
import type { TableSort } from '../table/DataTable';
import { readPageSize, savePageSize } from '../table/page-size';
import { createFilterFormSchema, type FilterDefinitions, type FilterValues, parseFilters } from './filters';
import { type DefinedFields, omitUndefined } from './omit-undefined';

type Direction = 'asc' | 'desc';

/** The URL state that every list has; unset values have their defaults. */
interface ListPosition<Sort extends string> {
  sort?: `${Sort},${Direction}` | undefined;
  /** Page number, from 1. */
  page?: number | undefined;
  size?: (typeof PAGE_SIZES)[number] | undefined;
  /** Ids of expanded rows, separated by commas. */
  open?: string | undefined;
}

/** Maximum number of expanded rows in a URL; the last opened ones stay. */
const MAX_EXPANDED = 20;

/** The URL state of a list: filters, order and page, so that a reload or a shared link shows the same. */
export type ListState<Sort extends string, Shape extends FilterDefinitions> = FilterValues<Shape> &
  ListPosition<Sort>;

interface ListOptions<Sort extends string, Shape extends FilterDefinitions> {
  /** Name under which the page size is stored. */
  name: string;
  /** Sortable fields: column ids, which are the server's sort fields. */
  sorts: readonly Sort[];
  /** The default order, which is also the server's default. */
  defaultSort: TableSort & { field: NoInfer<Sort> };
  defaultSize?: number;
  filters: Shape;
}

/** Section 5: a date-to cannot precede its date-from; such a date-to is dropped. */
function findDatesToDrop(filters: FilterDefinitions, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(filters).flatMap(([name, { field }]) => {
    if (field?.kind !== 'firstDay') return [];
    const [from, to] = [values[name], values[field.until]];
    const reversed = typeof from === 'string' && typeof to === 'string' && !areDaysInOrder(from, to);
    return reversed ? [field.until] : [];
  });
}

function unsetFields<Fields extends object>(fields: Fields, names: readonly string[]): Fields {
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}

/** Resets page and expanded rows, for a change of the rows. */
const FIRST_PAGE = { page: undefined, open: undefined };

/** Creates the schema of order, page and expanded rows; it drops invalid values. */
function createPositionSchema<const Sort extends string>(sorts: readonly Sort[]) {
  return z.object({
    sort: z
      .templateLiteral([z.enum(sorts), ',', z.enum(['asc', 'desc'])])
      .optional()
      .catch(undefined),
    page: z.int().min(1).max(LIMITS.pageNumberMax).optional().catch(undefined),
    size: z
      .union(PAGE_SIZES.map((option) => z.literal(option)))
      .optional()
      .catch(undefined),
    open: z
      .string()
      .max(LIMITS.url)
      .regex(/^[\w,-]+$/)
      .optional()
      .catch(undefined),
  });
}

/**
 * Defines a paged list with filters, order and page in the URL. Its page, its filter form and its call all read the URL
 * through the returned functions.
 */
export function defineList<const Sort extends string, const Shape extends FilterDefinitions>({
  name,
  sorts,
  defaultSort,
  defaultSize = LIMITS.pageSizeOrders,
  filters,
}: ListOptions<Sort, Shape>) {
  type State = ListState<Sort, Shape>;
  const positionSchema = createPositionSchema(sorts);
  const names = Object.keys(filters);
  const getFilters = (search: object): FilterValues<Shape> => parseFilters(filters, search);

  return {
    filters,
    /** Parses the URL state; invalid values are dropped. */
    read: (address: object): State => {
      const read = getFilters(address);
      return { ...unsetFields(read, findDatesToDrop(filters, read)), ...positionSchema.parse(address) };
    },
    /** Schema of the filter form; an empty field is no filter. */
    formSchema: createFilterFormSchema(filters),
    /** The active filters, without order and page. */
    getFilters: getFilters,
    /** Whether any filter is set. */
    isFiltered: (search: State): boolean => Object.keys(omitUndefined(getFilters(search))).length > 0,
    /** The state with other filters, on the first page. */
    withFilters: (search: State, next: FilterValues<Shape>): State => ({
      ...search,
      ...next,
      ...FIRST_PAGE,
    }),
    /** The state without this filter, or without any, on the first page. */
    withoutFilter: (search: State, filter?: string): State => ({
      ...unsetFields(search, filter === undefined ? names : [filter]),
      ...FIRST_PAGE,
    }),
    /** The current order, in the table's format. */
    getSort: (search: State): TableSort => {
      const [field = defaultSort.field, direction] = search.sort?.split(',') ?? [];
      return search.sort === undefined ? defaultSort : { field, descending: direction === 'desc' };
    },
    /** The state in another order, on the first page. */
    withSort: (search: State, { field, descending }: TableSort): State => ({
      ...search,
      sort: positionSchema.shape.sort.parse(`${field},${descending ? 'desc' : 'asc'}`),
      ...FIRST_PAGE,
    }),
    /** @param page from 0, as the table counts */
    withPage: (search: State, page: number): State => ({ ...search, ...FIRST_PAGE, page: page + 1 }),
    /** The state with another page size, which is stored for the next visit. */
    withPageSize: (search: State, rows: number): State => {
      savePageSize(name, rows);
      return { ...search, ...FIRST_PAGE, size: PAGE_SIZES.find((option) => option === rows) };
    },
    /** Ids of the expanded rows. */
    getExpandedIds: (search: State): string[] => search.open?.split(',') ?? [],
    /** The state with these rows expanded. */
    withExpanded: (search: State, ids: readonly string[]): State => ({
      ...search,
      open: ids.slice(-MAX_EXPANDED).join(',') || undefined,
    }),
    /** The query of the list's call, with set values only; `page` from 0. */
    query: (search: State): ListQuery<Sort, Shape> => ({
      ...omitUndefined(getFilters(search)),
      ...omitUndefined({ sort: search.sort }),
      page: (search.page ?? 1) - 1,
      size: search.size ?? readPageSize(name, defaultSize),
    }),
  };
}

type ListQuery<Sort extends string, Shape extends FilterDefinitions> = DefinedFields<FilterValues<Shape>> &
  DefinedFields<Pick<ListPosition<Sort>, 'sort'>> & { page: number; size: number };

/** The URL state of a list. */
export type ListStateOf<List extends { read: (address: object) => object }> = ReturnType<List['read']>;

/** The query of a list's call. */
export type ListQueryOf<List extends { query: (state: never) => object }> = ReturnType<List['query']>;

/** A list as `defineList` defines it. */
export type ListDefinition<Sort extends string, Shape extends FilterDefinitions> = ReturnType<
  typeof defineList<Sort, Shape>
>;

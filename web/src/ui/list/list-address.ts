import { daysInOrder } from '@cromia/domain/dates';
import { LIMITS, PAGE_SIZES } from '@cromia/domain/limits';
import { z } from 'zod';
import type { TableSort } from '../data-table/DataTable';
import { rememberedPageSize, rememberPageSize } from '../data-table/page-size';
import { type FilterShape, type FilterValues, formFilters, readFilters } from './filters';
import { type SetFields, withoutUnset } from './without-unset';

type Direction = 'asc' | 'desc';

/** The part of a list's address that every list has; what is not set is as usual. */
interface ListPlace<Sort extends string> {
  sort?: `${Sort},${Direction}` | undefined;
  /** As people count, from 1. */
  page?: number | undefined;
  size?: (typeof PAGE_SIZES)[number] | undefined;
  /** What is open: ids of unfolded rows, separated by commas. */
  open?: string | undefined;
}

/** Rows that an address keeps unfolded; the ones that were opened last stay. */
const UNFOLDED_AT_MOST = 20;

/** What the address of a list says: filters, order and page, so that a reload or a shared link shows the same. */
export type ListState<Sort extends string, Shape extends FilterShape> = FilterValues<Shape> & ListPlace<Sort>;

interface ListStatement<Sort extends string, Shape extends FilterShape> {
  /** Under which the page size is remembered. */
  name: string;
  /** What it may be sorted by: columns' ids, and the server's own sort fields. */
  sorts: readonly Sort[];
  /** The order of an address that says nothing; the server's own. */
  defaultSort: TableSort & { field: NoInfer<Sort> };
  defaultSize?: number;
  filters: Shape;
}

/** Section 5: a date-to cannot precede its date-from; an address that says so has no date-to. */
function datesToDrop(filters: FilterShape, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(filters).flatMap(([name, { field }]) => {
    if (field?.kind !== 'firstDay') return [];
    const [from, to] = [values[name], values[field.until]];
    const reversed = typeof from === 'string' && typeof to === 'string' && !daysInOrder(from, to);
    return reversed ? [field.until] : [];
  });
}

function without<Fields extends object>(fields: Fields, names: readonly string[]): Fields {
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}

/** Other rows than before: from the first page on, with nothing open. */
const AFRESH = { page: undefined, open: undefined };

/** What makes no sense is not set. */
function placeSchema<const Sort extends string>(sorts: readonly Sort[]) {
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
 * States a paged list whose filters, order and page live in the address. Its page, its filter form and its call all
 * read the address through what this returns.
 */
export function listAddress<const Sort extends string, const Shape extends FilterShape>({
  name,
  sorts,
  defaultSort,
  defaultSize = LIMITS.pageSizeOrders,
  filters,
}: ListStatement<Sort, Shape>) {
  type State = ListState<Sort, Shape>;
  const place = placeSchema(sorts);
  const names = Object.keys(filters);
  const filtersOf = (search: object): FilterValues<Shape> => readFilters(filters, search);

  return {
    filters,
    /** What an address says; what makes no sense in it is not set. */
    read: (address: object): State => {
      const read = filtersOf(address);
      return { ...without(read, datesToDrop(filters, read)), ...place.parse(address) };
    },
    /** Of the form that sets the filters; what is left empty there is no filter. */
    formSchema: formFilters(filters),
    /** The filters at work, without order and page. */
    filtersOf,
    /** Whether anything is filtered out. */
    isFiltered: (search: State): boolean => Object.keys(withoutUnset(filtersOf(search))).length > 0,
    /** With these filters instead, from the first page on. */
    filtered: (search: State, next: FilterValues<Shape>): State => ({
      ...search,
      ...next,
      ...AFRESH,
    }),
    /** Without this filter, or without any, from the first page on. */
    unfiltered: (search: State, filter?: string): State => ({
      ...without(search, filter === undefined ? names : [filter]),
      ...AFRESH,
    }),
    /** The order at work, as the table knows it. */
    sortOf: (search: State): TableSort => {
      const [field = defaultSort.field, direction] = search.sort?.split(',') ?? [];
      return search.sort === undefined ? defaultSort : { field, descending: direction === 'desc' };
    },
    /** In this order, from the first page on. */
    sorted: (search: State, { field, descending }: TableSort): State => ({
      ...search,
      sort: place.shape.sort.parse(`${field},${descending ? 'desc' : 'asc'}`),
      ...AFRESH,
    }),
    /** @param page from 0, as the table counts */
    paged: (search: State, page: number): State => ({ ...search, ...AFRESH, page: page + 1 }),
    /** With so many rows a page, which is remembered for the next visit. */
    resized: (search: State, rows: number): State => {
      rememberPageSize(name, rows);
      return { ...search, ...AFRESH, size: PAGE_SIZES.find((option) => option === rows) };
    },
    /** Ids of the rows that are unfolded. */
    unfoldedOf: (search: State): string[] => search.open?.split(',') ?? [],
    /** With these rows unfolded. */
    unfolded: (search: State, ids: readonly string[]): State => ({
      ...search,
      open: ids.slice(-UNFOLDED_AT_MOST).join(',') || undefined,
    }),
    /** The query of the list's call: what is set, and nothing else; `page` from 0. */
    query: (search: State): ListQuery<Sort, Shape> => ({
      ...withoutUnset(filtersOf(search)),
      ...withoutUnset({ sort: search.sort }),
      page: (search.page ?? 1) - 1,
      size: search.size ?? rememberedPageSize(name, defaultSize),
    }),
  };
}

type ListQuery<Sort extends string, Shape extends FilterShape> = SetFields<FilterValues<Shape>> &
  SetFields<Pick<ListPlace<Sort>, 'sort'>> & { page: number; size: number };

/** What the address of a list says. */
export type StateOf<List extends { read: (address: object) => object }> = ReturnType<List['read']>;

/** The query of a list's call. */
export type QueryOf<List extends { query: (state: never) => object }> = ReturnType<List['query']>;

/** A list as `listAddress` states it. */
export type ListAddress<Sort extends string, Shape extends FilterShape> = ReturnType<
  typeof listAddress<Sort, Shape>
>;

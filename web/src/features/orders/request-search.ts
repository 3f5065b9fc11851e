import { LIMITS, PAGE_SIZES } from '@cromia/domain/limits';
import {
  datesInOrder,
  ORDER_REQUEST_SORTS,
  ORDER_REQUEST_STATUSES,
} from '@cromia/domain/orders/order-request';
import { z } from 'zod';

/** Name under which this list's page size is remembered. */
export const ORDER_REQUESTS_LIST = 'order-requests';

/** Newest first (section 9). */
const DEFAULT_SORT = { field: 'createdOn', descending: true };

// The router reads digits in an address as a number; these are texts. What makes no sense is no filter.
const code = (max: number) =>
  z.coerce
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-Z]+$/)
    .max(max)
    .optional()
    .catch(undefined);
const day = z.iso.date().optional().catch(undefined);

/** Section 5: a date-to cannot precede its date-from; an address that says so has no date-to. */
function withDatesInOrder<
  Days extends { createdOnFrom?: string | undefined; createdOnTo?: string | undefined },
>(search: Days): Days {
  return datesInOrder(search) ? search : { ...search, createdOnTo: undefined };
}

const fieldsSchema = z.object({
  status: z.enum(ORDER_REQUEST_STATUSES).optional().catch(undefined),
  createdOnFrom: day,
  createdOnTo: day,
  serial: code(LIMITS.serial),
  color: code(LIMITS.color),
  pkg: code(LIMITS.pkg),
  description: z.coerce.string().trim().min(1).max(LIMITS.searchText).optional().catch(undefined),
  sort: z
    .templateLiteral([z.enum(ORDER_REQUEST_SORTS), ',', z.enum(['asc', 'desc'])])
    .optional()
    .catch(undefined),
  page: z.int().min(1).max(LIMITS.pageNumberMax).optional().catch(undefined),
  size: z
    .union(PAGE_SIZES.map((size) => z.literal(size)))
    .optional()
    .catch(undefined),
});
/** What the address of the list holds: filters, order and page, so that a reload or a shared link shows the same. */
export const requestSearchSchema = fieldsSchema.transform(withDatesInOrder);
export type RequestSearch = z.infer<typeof requestSearchSchema>;

export const FILTERS = [
  'status',
  'createdOnFrom',
  'createdOnTo',
  'serial',
  'color',
  'pkg',
  'description',
] as const;
export type Filter = (typeof FILTERS)[number];

export type Filters = { [F in Filter]?: RequestSearch[F] | undefined };

/** The filters of an address, without order and page. */
export function filtersOf(search: RequestSearch): Filters {
  const { status, createdOnFrom, createdOnTo, serial, color, pkg, description } = search;
  return { status, createdOnFrom, createdOnTo, serial, color, pkg, description };
}

/** The order at work, as the table knows it. */
export function sortOf({ sort }: RequestSearch): { field: string; descending: boolean } {
  if (sort === undefined) return DEFAULT_SORT;
  const [field = DEFAULT_SORT.field, direction] = sort.split(',');
  return { field, descending: direction === 'desc' };
}

/** The order as the address holds it; none for the usual one. */
export function sortText(sort: { field: string; descending: boolean } | null): RequestSearch['sort'] {
  const text = sort === null ? undefined : `${sort.field},${sort.descending ? 'desc' : 'asc'}`;
  return fieldsSchema.shape.sort.parse(text);
}

/** Whether anything is filtered out. */
export function isFiltered(search: Filters): boolean {
  return FILTERS.some((filter) => search[filter] !== undefined);
}

/** A page size as the address holds it; none for what the list does not offer. */
export function sizeText(size: number): RequestSearch['size'] {
  return PAGE_SIZES.find((option) => option === size);
}

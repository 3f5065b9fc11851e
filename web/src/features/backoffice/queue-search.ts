import { customerCodeField, dateField } from '@cromia/domain/fields';
import { LIMITS, PAGE_SIZES } from '@cromia/domain/limits';
import {
  datesInOrder,
  ORDER_REQUEST_SORTS,
  ORDER_REQUEST_STATUSES,
} from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { TableSort } from '../../ui/data-table/DataTable';

/** Name under which the queue's page size is remembered. */
export const QUEUE_LIST = 'backoffice-order-requests';

/** Newest first (section 9). */
const DEFAULT_SORT: TableSort = { field: 'createdOn', descending: true };

const day = dateField().optional().catch(undefined);

// The router reads digits in an address as a number; the code is a text. What makes no sense is no filter.
const fieldsSchema = z.object({
  status: z.enum(ORDER_REQUEST_STATUSES).optional().catch(undefined),
  customerCode: z.coerce.string().pipe(customerCodeField()).optional().catch(undefined),
  createdOnFrom: day,
  createdOnTo: day,
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

/** What the address of the queue holds: filters, order and page, so that a reload or a shared link shows the same. */
export const queueSearchSchema = fieldsSchema.transform((search) => {
  // Section 5: a date-to cannot precede its date-from; an address that says so has no date-to.
  return datesInOrder(search) ? search : { ...search, createdOnTo: undefined };
});
export type QueueSearch = z.infer<typeof queueSearchSchema>;

export const QUEUE_FILTERS = ['status', 'customerCode', 'createdOnFrom', 'createdOnTo'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];
export type QueueFilters = { [F in QueueFilter]?: QueueSearch[F] | undefined };

/** The filters of an address, without order and page. */
export function filtersOf({ status, customerCode, createdOnFrom, createdOnTo }: QueueSearch): QueueFilters {
  return { status, customerCode, createdOnFrom, createdOnTo };
}

/** Whether anything is filtered out. */
export function isFiltered(filters: QueueFilters): boolean {
  return QUEUE_FILTERS.some((filter) => filters[filter] !== undefined);
}

/** The order at work, as the table knows it. */
export function sortOf({ sort }: QueueSearch): TableSort {
  if (sort === undefined) return DEFAULT_SORT;
  const [field = DEFAULT_SORT.field, direction] = sort.split(',');
  return { field, descending: direction === 'desc' };
}

/** The order as the address holds it; none for the usual one. */
export function sortText(sort: TableSort | null): QueueSearch['sort'] {
  if (sort === null) return undefined;
  return fieldsSchema.shape.sort.parse(`${sort.field},${sort.descending ? 'desc' : 'asc'}`);
}

/** A page size as the address holds it; none for what the list does not offer. */
export function sizeText(size: number): QueueSearch['size'] {
  return PAGE_SIZES.find((option) => option === size);
}

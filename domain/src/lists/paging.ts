import { z } from 'zod';
import { queryNumberField, toTypeErrorCode } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Sort order of a list. */
export interface SortOrder<F extends string = string> {
  field: F;
  direction: 'asc' | 'desc';
}

/** The parameter `sort`: `field,asc` or `field,desc`; an unknown field is invalid (contract, section 2). */
export function createSortSchema<const F extends string>(fields: readonly F[]) {
  const sorts = new Map<string, SortOrder<F>>();
  for (const field of fields) {
    sorts.set(`${field},asc`, { field, direction: 'asc' });
    sorts.set(`${field},desc`, { field, direction: 'desc' });
  }
  return z.enum([...sorts.keys()], { error: toTypeErrorCode }).transform((text, context) => {
    const sort = sorts.get(text);
    if (sort) return sort;
    context.issues.push({ code: 'custom', message: 'invalidField', input: text });
    return z.NEVER;
  });
}

/**
 * Query of a paged list: `page` from 0, `size` from 1 to 100, `sort`. Lists extend it with their own filters.
 * @param sortFields the fields that a caller may sort by
 * @param defaultSort such as `createdOn,desc`
 */
export function createPageQuerySchema<const F extends string>({
  sortFields,
  defaultSort,
  defaultSize,
}: {
  sortFields: readonly F[];
  defaultSort: `${NoInfer<F>},${'asc' | 'desc'}`;
  defaultSize: number;
}) {
  return z.object({
    page: queryNumberField(0, LIMITS.pageNumberMax).default(0),
    size: queryNumberField(1, LIMITS.pageSizeMax).default(defaultSize),
    sort: createSortSchema(sortFields).prefault(defaultSort),
  });
}

/** A page of a list (section 3). */
export interface Page<T> {
  content: T[];
  totalElements: number;
  totalPages: number;
  /** Page size, not the number of rows on this page. */
  size: number;
  /** This page, counted from 0. */
  number: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

export function createPageSchema<T extends z.ZodType>(item: T) {
  return z.object({
    content: z.array(item),
    totalElements: z.int(),
    totalPages: z.int(),
    size: z.int(),
    number: z.int(),
    first: z.boolean(),
    last: z.boolean(),
    empty: z.boolean(),
  });
}

/** Builds a page from its rows and the total count; a page past the end is empty and the last. */
export function toPage<T>(
  content: T[],
  total: number,
  { page, size }: { page: number; size: number },
): Page<T> {
  const totalPages = Math.ceil(total / size);
  return {
    content,
    totalElements: total,
    totalPages,
    size,
    number: page,
    first: page === 0,
    last: page >= totalPages - 1,
    empty: content.length === 0,
  };
}

/** A page of a list that is limited to the first `LIMITS.listedEntries` entries (contract, section 2). */
export interface LimitedPage<T> extends Page<T> {
  /** Whether more entries match the filters than the list contains. */
  isCut: boolean;
}

export function createLimitedPageSchema<T extends z.ZodType>(item: T) {
  return createPageSchema(item).extend({
    isCut: z
      .boolean()
      .describe(
        `Whether more than ${LIMITS.listedEntries} entries match. Pages and totals cover only the first ` +
          `${LIMITS.listedEntries}; narrow the filters, or export the list, which is complete`,
      ),
  });
}

/** Offset and size of a page, cut at the last listed entry; the size is 0 beyond it. */
export function toListedSlice({ page, size }: { page: number; size: number }): {
  offset: number;
  size: number;
} {
  const offset = page * size;
  return { offset, size: Math.max(0, Math.min(size, LIMITS.listedEntries - offset)) };
}

/** @param counted matching entries, counted up to one more than the limit of the list */
export function toLimitedPage<T>(
  content: T[],
  counted: number,
  query: { page: number; size: number },
): LimitedPage<T> {
  const total = Math.min(counted, LIMITS.listedEntries);
  return { ...toPage(content, total, query), isCut: counted > total };
}

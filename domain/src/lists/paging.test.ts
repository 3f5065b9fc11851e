import { describe, expect, it } from 'vitest';
import { requiredTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createPageQuerySchema, createPageSchema, toLimitedPage, toListedSlice, toPage } from './paging.ts';

const query = createPageQuerySchema({
  sortFields: ['createdOn', 'status'],
  defaultSort: 'createdOn,desc',
  defaultSize: 20,
});

describe('a paged list', () => {
  it('starts at page 0 with its default size and order', () => {
    expect(query.parse({})).toEqual({ page: 0, size: 20, sort: { field: 'createdOn', direction: 'desc' } });
  });

  it('accepts page, size and sort from the query', () => {
    expect(query.parse({ page: '3', size: '100', sort: 'status,asc' })).toEqual({
      page: 3,
      size: 100,
      sort: { field: 'status', direction: 'asc' },
    });
  });

  it('rejects unknown sort fields, more than 100 rows and negative pages', () => {
    for (const invalidQuery of [
      { sort: 'password,asc' },
      { sort: 'status' },
      { sort: 'status,up' },
      { size: '101' },
      { size: '0' },
      { page: '-1' },
      { page: 'x' },
    ]) {
      expect(query.safeParse(invalidQuery).error?.issues[0]?.message, JSON.stringify(invalidQuery)).toBe(
        'invalidField',
      );
    }
  });

  it('has the paged response format', () => {
    const page = toPage(['a', 'b'], 5, { page: 1, size: 2 });
    expect(page).toEqual({
      content: ['a', 'b'],
      totalElements: 5,
      totalPages: 3,
      size: 2,
      number: 1,
      first: false,
      last: false,
      empty: false,
    });
    expect(createPageSchema(requiredTextField()).parse(page)).toEqual(page);
  });

  it('is first, last and empty without entries', () => {
    expect(toPage([], 0, { page: 0, size: 20 })).toMatchObject({
      totalPages: 0,
      first: true,
      last: true,
      empty: true,
    });
  });

  it('reports a page past the end as last and empty', () => {
    expect(toPage([], 5, { page: 9, size: 2 })).toMatchObject({ last: true, empty: true, number: 9 });
  });
});

describe('a long list', () => {
  const maximum = LIMITS.listedEntries;

  it('is limited to its first 10,000 entries', () => {
    expect(toListedSlice({ page: 0, size: 20 })).toEqual({ offset: 0, size: 20 });
    expect(toListedSlice({ page: 333, size: 30 })).toEqual({ offset: 9_990, size: 10 });
    expect(toListedSlice({ page: 500, size: 20 })).toEqual({ offset: maximum, size: 0 });
    expect(toListedSlice({ page: LIMITS.pageNumberMax, size: 100 }).size).toBe(0);
  });

  it('is marked as cut when it has more', () => {
    const query = { page: 0, size: 20 };
    expect(toLimitedPage(['a'], maximum, query)).toMatchObject({ totalElements: maximum, isCut: false });
    expect(toLimitedPage(['a'], maximum + 1, query)).toMatchObject({
      totalElements: maximum,
      totalPages: 500,
      isCut: true,
    });
  });
});

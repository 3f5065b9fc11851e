import { choiceField, customerCodeField, filterCodeField, filterTextField } from '@cromia/domain/fields';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineList } from './define-list';
import { dayFilters } from './filters';

const LIST = defineList({
  name: 'test',
  sorts: ['createdOn', 'status'],
  defaultSort: { field: 'createdOn', descending: true },
  defaultSize: 20,
  filters: {
    status: { schema: choiceField(['PENDING', 'ACCEPTED']) },
    customerCode: { schema: customerCodeField() },
    ...dayFilters('createdOn', { from: 'orders:filters.createdOnFrom', to: 'orders:filters.createdOnTo' }),
    color: { schema: filterCodeField(4) },
    description: { schema: filterTextField() },
    onlyPreferred: { schema: z.literal(true) },
  },
});
const { read } = LIST;

describe('the URL of a list', () => {
  it('keeps filters, sort order and page', () => {
    const address = {
      status: 'PENDING',
      createdOnFrom: '2026-11-01',
      createdOnTo: '2026-11-30',
      color: '7035',
      sort: 'status,asc',
      page: 2,
      size: 50,
    };
    expect(read(address)).toEqual(address);
  });

  it('restores text that the router parsed as a number or a boolean', () => {
    expect(read({ color: 7035, description: true, onlyPreferred: true })).toMatchObject({
      color: '7035',
      description: 'true',
      onlyPreferred: true,
    });
    expect(read({ color: '7a0b' }).color).toBe('7A0B');
    expect(read({ customerCode: 100001 }).customerCode).toBe('100001');
    expect(read({ customerCode: 'abc' }).customerCode).toBeUndefined();
  });

  it('ignores invalid parameters', () => {
    const invalid = {
      status: 'XX',
      createdOnFrom: '2026-13-45',
      color: "';--",
      description: { text: 'primer' },
      onlyPreferred: false,
      sort: 'foo,up',
      page: 0,
      size: 7,
      unknown: 1,
    };
    expect(Object.values(read(invalid)).filter((value) => value !== undefined)).toEqual([]);
    expect(LIST.isFiltered(read(invalid))).toBe(false);
    expect(LIST.getSort(read(invalid))).toEqual({ field: 'createdOn', descending: true });
  });

  it('drops a date-to before its date-from', () => {
    const reversedFilter = read({ createdOnFrom: '2026-11-20', createdOnTo: '2026-11-01' });
    expect(reversedFilter).toMatchObject({ createdOnFrom: '2026-11-20', createdOnTo: undefined });
    expect(read({ createdOnFrom: '2026-11-20', createdOnTo: '2026-11-20' }).createdOnTo).toBe('2026-11-20');
  });

  it('contains the sort order chosen in the table', () => {
    const sorted = LIST.withSort(read({ page: 3 }), { field: 'status', descending: false });
    expect(sorted).toMatchObject({ sort: 'status,asc', page: undefined });
    expect(LIST.getSort(sorted)).toEqual({ field: 'status', descending: false });
  });

  it('returns to the first page when its filters change, and keeps sort order and size', () => {
    const search = read({ status: 'PENDING', color: '7035', sort: 'status,asc', page: 3, size: 50 });
    const retainedSearch = { sort: 'status,asc', size: 50, page: undefined };
    expect(LIST.withFilters(search, { status: 'ACCEPTED' })).toMatchObject({
      ...retainedSearch,
      status: 'ACCEPTED',
    });
    expect(LIST.withoutFilter(search, 'status')).toMatchObject({
      ...retainedSearch,
      status: undefined,
      color: '7035',
    });
    const clear = LIST.withoutFilter(search);
    expect(clear).toMatchObject(retainedSearch);
    expect(LIST.isFiltered(clear)).toBe(false);
  });

  it('counts pages from 1, the API call from 0', () => {
    const second = LIST.withPage(read({ status: 'PENDING' }), 1);
    expect(second.page).toBe(2);
    expect(LIST.query(second)).toStrictEqual({ status: 'PENDING', page: 1, size: 20 });
    expect(LIST.query(LIST.withPageSize(second, 50))).toStrictEqual({ status: 'PENDING', page: 0, size: 50 });
  });
});

describe('expanded rows', () => {
  it('are kept in the URL until the page, the filters or the sort order change', () => {
    const search = LIST.withExpanded(read({ page: 2 }), ['a1-b', 'c2']);
    expect(search).toMatchObject({ open: 'a1-b,c2', page: 2 });
    expect(LIST.getExpandedIds(read(search))).toEqual(['a1-b', 'c2']);
    expect(LIST.withExpanded(search, []).open).toBeUndefined();
    expect(LIST.query(search)).not.toHaveProperty('open');
    for (const other of [
      LIST.withPage(search, 2),
      LIST.withFilters(search, {}),
      LIST.withSort(search, { field: 'status', descending: true }),
    ])
      expect(LIST.getExpandedIds(other)).toEqual([]);
  });

  it('are limited to the last 20, and invalid ones are ignored', () => {
    const many = Array.from({ length: 30 }, (_, index) => `id-${index}`);
    expect(LIST.getExpandedIds(LIST.withExpanded({}, many))).toEqual(many.slice(-20));
    expect(LIST.getExpandedIds(read({ open: '<b>' }))).toEqual([]);
  });
});

describe('the filter form', () => {
  it('reads empty fields as no filter', () => {
    const emptyFields = {
      status: null,
      createdOnFrom: null,
      color: '',
      description: ' ',
      onlyPreferred: null,
    };
    expect(Object.values(LIST.formSchema.parse(emptyFields)).filter((value) => value !== undefined)).toEqual(
      [],
    );
    expect(LIST.formSchema.parse({})).toEqual({});
  });

  it('reports errors with the codes of the domain', () => {
    const { error } = LIST.formSchema.safeParse({ color: '70355', createdOnTo: 'x' });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['createdOnTo', 'invalidField'],
      ['color', 'invalidLenght'],
    ]);
  });
});

import { expect, test } from 'vitest';
import { filtersOf, isFiltered, requestSearchSchema, sortOf, sortText } from './request-search';

test('digits in an address are texts, codes in upper case', () => {
  expect(requestSearchSchema.parse({ serial: 'f120', color: 7035, pkg: 25 })).toMatchObject({
    serial: 'F120',
    color: '7035',
    pkg: '25',
  });
});

test('what makes no sense in an address is no filter', () => {
  const search = requestSearchSchema.parse({
    status: 'XX',
    createdOnFrom: '2026-13-45',
    serial: "';--",
    sort: 'foo,up',
    page: 'abc',
    size: 7,
  });
  expect(isFiltered(filtersOf(search))).toBe(false);
  expect(search.page).toBeUndefined();
  expect(search.size).toBeUndefined();
  expect(sortOf(search)).toEqual({ field: 'createdOn', descending: true });
});

test('date-to cannot precede date-from', () => {
  const reversed = requestSearchSchema.parse({ createdOnFrom: '2026-11-20', createdOnTo: '2026-11-01' });
  expect(reversed.createdOnFrom).toBe('2026-11-20');
  expect(reversed.createdOnTo).toBeUndefined();
});

test('the order of the table and of the address are the same', () => {
  expect(sortText({ field: 'status', descending: false })).toBe('status,asc');
  expect(sortOf(requestSearchSchema.parse({ sort: 'status,asc' }))).toEqual({
    field: 'status',
    descending: false,
  });
  expect(sortText(null)).toBeUndefined();
});

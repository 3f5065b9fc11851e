import { expect, test } from 'vitest';
import { ORDER_REQUEST_LIST } from './request-list';

test('numeric URL parameters are parsed as text, codes in upper case', () => {
  expect(ORDER_REQUEST_LIST.read({ serial: 'f120', color: 7035, pkg: 25 })).toMatchObject({
    serial: 'F120',
    color: '7035',
    pkg: '25',
  });
});

test('invalid URL parameters are not applied as filters', () => {
  const search = ORDER_REQUEST_LIST.read({
    status: 'XX',
    createdOnFrom: '2026-13-45',
    serial: "';--",
    sort: 'foo,up',
    page: 'abc',
    size: 7,
  });
  expect(ORDER_REQUEST_LIST.isFiltered(search)).toBe(false);
  expect(ORDER_REQUEST_LIST.query(search)).toStrictEqual({ page: 0, size: 20 });
  expect(ORDER_REQUEST_LIST.getSort(search)).toEqual({ field: 'createdOn', descending: true });
});

test('date-to cannot precede date-from', () => {
  const reversedFilter = ORDER_REQUEST_LIST.read({ createdOnFrom: '2026-11-20', createdOnTo: '2026-11-01' });
  expect(reversedFilter.createdOnFrom).toBe('2026-11-20');
  expect(reversedFilter.createdOnTo).toBeUndefined();
});

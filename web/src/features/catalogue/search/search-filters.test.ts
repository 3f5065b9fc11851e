import { expect, test } from 'vitest';
import { findActiveFilters, findActiveMode, parseColorInput } from './search-filters';
import { catalogueSearchSchema } from './search-state';

const parse = (query: object) => catalogueSearchSchema.parse(query);

test('a URL with serial, color and showTds but no mode searches by serial and colour', () => {
  const search = parse({ serial: 'f120', color: 7035, showTds: true });
  expect(findActiveFilters(search)).toEqual({
    mode: 'advanced',
    values: { serial: 'F120', color: '7035' },
    narrowing: {},
  });
  expect(search.showTds).toBe(true);
});

test.each([
  ['7035', { color: '7035' }],
  ['ral 7035', { color: '7035' }],
  ['tr01', { color: 'TR01' }],
  ['grigio luce', { colorName: 'grigio luce' }],
  ['blu', { colorName: 'blu' }],
  ['RAL 70355', { colorName: 'RAL 70355' }],
  [' ', {}],
])('a typed colour is parsed as a code or a name: %s', (typed, expected) => {
  expect(parseColorInput(typed)).toEqual(expected);
});

test('a search without a filter has no active filters', () => {
  expect(findActiveFilters(parse({}))).toBeNull();
  expect(findActiveFilters(parse({ nameCode: '   ' }))).toBeNull();
  expect(findActiveFilters(parse({ mode: 'multi', nameCode: 'epoxy' }))).toBeNull();
});

test('the chosen mode takes precedence over the filters of other modes, which stay in the URL', () => {
  const search = parse({ mode: 'name', nameCode: 'epoxy', serial: 'F120' });
  expect(findActiveMode(search)).toBe('name');
  expect(search.serial).toBe('F120');
});

test('a facet selects its mode, and unknown values are ignored', () => {
  expect(findActiveFilters(parse({ drying: 'curing/UV', area: 'moon' }))).toEqual({
    mode: 'multi',
    values: {},
    narrowing: { drying: 'curing/UV' },
  });
  expect(findActiveFilters(parse({ brand: 'Cromia', inStock: 'true', sort: 'upwards' }))).toEqual({
    mode: 'multi',
    values: {},
    narrowing: { brand: 'Cromia', inStock: true },
  });
});

test('invalid URL parameters are dropped or truncated', () => {
  const broken = {
    mode: 'x',
    serial: ['a', 'b'],
    page: -3,
    showTds: 'perhaps',
    open: { a: 1 },
    nameCode: 'n'.repeat(500),
  };
  const search = parse(broken);
  expect(search.page).toBeUndefined();
  expect(search.showTds).toBeUndefined();
  expect(search.nameCode).toHaveLength(100);
});

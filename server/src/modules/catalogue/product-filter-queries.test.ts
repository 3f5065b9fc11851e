import { expect, it } from 'vitest';
import { codePartOf, type ProductFilter } from './product-filter-queries.ts';

const FILTERS: [ProductFilter, string | null][] = [
  [{ serial: 'F' }, 'F'],
  [{ serial: 'F120' }, 'F120'],
  [{ serial: 'F120', color: '7035' }, 'F120-7035'],
  [{ color: '7035' }, 'color=7035'],
  [{ pkg: '25' }, 'pkg=25'],
  [{ pkg: '2' }, 'pkg=2'],
  [{}, null],
  [{ color: '703' }, null],
  [{ serial: 'F12', color: '7035' }, null],
  [{ serial: 'F120', color: '703' }, null],
  [{ serial: 'F120', pkg: '25' }, null],
  [{ color: '7035', pkg: '25' }, null],
  [{ serial: 'F120', color: '7035', pkg: '25' }, null],
  [{ serial: 'F120', description: 'primer' }, null],
  [{ color: '7035', brand: 'Cromia' }, null],
  [{ description: 'primer' }, null],
];

it.each(FILTERS)('what codes have in common by %j is %s', (filter, part) => {
  expect(codePartOf(filter)).toBe(part);
});

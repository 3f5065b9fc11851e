import { expect, it } from 'vitest';
import { findColumns } from './headings.ts';

it.each([
  ['Quantità (kg)', 'kg'],
  ['Menge [Liter]', 'Liter'],
  ['Qty ((pcs))', 'pcs'],
  ['Menge in kg', 'kg'],
  ['Quantità', ''],
])('the heading %s has the unit "%s"', (heading, unit) => {
  expect(findColumns(['Codice', heading])?.quantityUnits.get(1)).toBe(unit);
});

it('rows of brackets are read at once, and are no header', () => {
  const cell = `${']'.repeat(57)}\nx`;
  for (let row = 0; row < 5_000; row += 1) expect(findColumns([cell, cell, cell, cell])).toBeNull();
});

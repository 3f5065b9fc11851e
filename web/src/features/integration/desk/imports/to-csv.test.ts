import { expect, test } from 'vitest';
import { toCsv } from './to-csv';

test('cells are quoted where needed, and formulas are escaped', () => {
  const rows = [
    ['Row', 'Problem'],
    ['2', 'a;b'],
    ['3', '=1+1 "x"'],
  ];
  expect(toCsv(rows)).toBe(`\uFEFFRow;Problem\r\n2;"a;b"\r\n3;"'=1+1 ""x"""\r\n`);
});

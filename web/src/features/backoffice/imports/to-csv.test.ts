import { expect, test } from 'vitest';
import { toCsv } from './to-csv';

test('cells of a file are quoted where they must be, and none is a formula', () => {
  const rows = [
    ['Row', 'Problem'],
    ['2', 'a;b'],
    ['3', '=1+1 "x"'],
  ];
  expect(toCsv(rows)).toBe(`\uFEFFRow;Problem\r\n2;"a;b"\r\n3;"'=1+1 ""x"""\r\n`);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

describe('a CSV file', () => {
  it('is parsed with the separator of its first line, with or without a byte order mark', () => {
    const lines = [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2,5'] },
    ];
    expect(parseCsv('a;b\r\n1;2,5\r\n')).toEqual(lines);
    expect(parseCsv('\uFEFFa\tb\n1\t2,5')).toEqual(lines);
  });

  it('skips empty lines but counts them in line numbers', () => {
    expect(parseCsv('a,b\n\n , \n1,2\n').map(({ line }) => line)).toEqual([1, 4]);
  });

  it('returns every quoted cell unchanged', () => {
    const cell = fc.string().map((text) => text.trim().replaceAll('\r', ''));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const csv = ['x,y', ...rows.map((cells) => cells.map(quote).join(','))].join('\n');
        const lines = parseCsv(csv).slice(1);
        const filledRows = rows.filter((cells) => cells.some((text) => text !== ''));
        expect(lines.map(({ cells }) => cells)).toEqual(filledRows);
      }),
    );
  });
});

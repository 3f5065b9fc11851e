import { parseCsv } from '@cromia/domain/csv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_BEGINNING, csvLine } from './csv.ts';

describe('a table', () => {
  it('that was written is read as it was, quotes, semicolons and line breaks included', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', ';', '"', '\n', 'é', ',') })
      .map((text) => text.trim());
    const row = fc.tuple(fc.constant('x'), cell, cell).map((cells) => [...cells]);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const header = ['one', 'two', 'three'];
        const text = CSV_BEGINNING + [header, ...rows].map(csvLine).join('');
        expect(parseCsv(text).map(({ cells }) => cells)).toEqual([header, ...rows]);
      }),
    );
  });

  it('never holds a formula', () => {
    expect(csvLine(['=1+1', '+39', '-2', '@x', 'a@b'])).toBe("'=1+1;'+39;'-2;'@x;a@b\r\n");
  });
});

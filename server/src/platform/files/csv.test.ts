import { parseCsv } from '@cromia/domain/lists/csv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streamCsv } from './csv.ts';

async function formatCsv(columns: string[], rows: string[][]): Promise<string> {
  async function* batches() {
    yield rows;
  }
  return (await Array.fromAsync(streamCsv(columns, batches(), (row) => row))).join('');
}

describe('a CSV export', () => {
  it('parses back to the same cells, including quotes, separators and line breaks', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', ';', '"', '\n', 'é', ',') })
      .map((text) => text.trim());
    const row = fc.tuple(fc.constant('x'), cell, cell).map((cells) => [...cells]);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1 }), async (rows) => {
        const header = ['one', 'two', 'three'];
        expect(parseCsv(await formatCsv(header, rows)).map(({ cells }) => cells)).toEqual([header, ...rows]);
      }),
    );
  });

  it('is marked as UTF-8 and escapes formulas', async () => {
    const text = await formatCsv(['a'], [['=1+1', '+39', '-2', '-2+1', '@x', 'a@b']]);
    expect(text).toBe("\ufeffa\r\n'=1+1;'+39;-2;'-2+1;'@x;a@b\r\n");
  });
});

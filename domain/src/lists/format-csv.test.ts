import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsvLine } from './format-csv.ts';

/** Reads a line by RFC 4180 with any separator, and returns its cells. */
function readLine(line: string, separator: string): string[] {
  const cells: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}]*))(${separator}|$)`, 'gy');
  const text = line.replace(/\r\n$/, '');
  while (cell.lastIndex <= text.length) {
    const match = cell.exec(text);
    if (match === null) throw new Error(`Expected a cell at ${cell.lastIndex} of ${JSON.stringify(line)}`);
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') break;
  }
  return cells;
}

describe('a line of a CSV file', () => {
  it.each([
    '=1+1',
    '+39',
    '-2x',
    '@x',
    '\tx',
    '\rx',
    '\nx',
    '＝1+1',
    '＋39',
    '－2',
    '＠x',
    '﹦1',
    '﹢1',
    '﹣1',
    '﹫x',
  ])('escapes the formula %j', (text) => {
    expect(readLine(formatCsvLine([text]), ';')).toEqual([`'${text}`]);
  });

  it.each(['a,b', 'a\tb', 'a"b', 'a;b', 'a\nb', 'a\rb', ',', '"'])('quotes %j', (text) => {
    expect(formatCsvLine([text])).toBe(`"${text.replaceAll('"', '""')}"\r\n`);
  });

  it.each(['a b', "l'olio", 'a@b.it', '12.5', '-12', '-2.5', 'Grün', ''])('leaves %j unchanged', (text) => {
    expect(formatCsvLine([text])).toBe(`${text}\r\n`);
  });

  it('never splits a cell, whatever separator the reader assumes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ';', ',', '\t', '"', '\n', '=', '＝', ' ') });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const line = formatCsvLine(cells);
        const escaped = readLine(line, ';');
        expect(escaped.map((text, at) => text === cells[at] || text === `'${cells[at]}`)).not.toContain(
          false,
        );
        for (const text of escaped) expect(text).not.toMatch(/^[=＝\t\n]/);
        for (const separator of [',', '\t'])
          expect(readLine(formatCsvLine([cells[0] ?? '']), separator)).toHaveLength(1);
      }),
    );
  });
});

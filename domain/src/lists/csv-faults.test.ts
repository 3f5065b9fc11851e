import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';
import { decodeText } from './decode-text.ts';
import { nameCells, toCellAddress } from './table.ts';

const read = (csv: string) => nameCells(parseCsv(csv), ['a', 'b', 'c']);

describe('the separator of a CSV file', () => {
  it.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a,b,c,d";b\n1;2',
      [
        ['a,b,c,d', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'sep=;\r\na;b\r\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      '"sep=,"\na,b\n1;5,2',
      [
        ['a', 'b'],
        ['1;5', '2'],
      ],
    ],
    ['sep=|\na|b', [['a', 'b']]],
    [
      'a;b\r1;2\r3;4',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
  ])('is found in %j', (csv, cells) => {
    expect(parseCsv(csv).map((line) => line.cells)).toEqual(cells);
  });
});

describe('a line with broken quotes', () => {
  it.each([
    ['a;b\n1;"2\n3;4\n5;6', 2],
    ['a;b\n1;"2" x\n3;4\n5;6', 2],
    ['a;b\n"1;2\n"3";4\n5;6', 2],
    ['a;b\n3;4\n5;6\n1;"', 4],
  ])('is reported, and does not affect the other lines: %j', (csv, line) => {
    const { lines, errors } = read(csv);
    expect(errors).toMatchObject([{ line, code: 'brokenQuote' }]);
    expect(lines.map(({ cells }) => [...cells.values()])).toEqual([
      ['3', '4'],
      ['5', '6'],
    ]);
  });
});

it('values without a column are errors with their address, and unknown columns with their name', () => {
  const { lines, errors, hasHeadErrors } = read('a;x;;a\n1;2;;\n1;2;3;4;5');
  expect(hasHeadErrors).toBe(true);
  expect(errors).toEqual([
    { line: 1, column: 'x', code: 'unknown' },
    { line: 1, column: 'a', code: 'duplicate' },
    ...['C3', 'E3'].map((cell, index) => ({
      ...{ line: 3, column: '', code: 'noColumn', cell, value: ['3', '5'][index] },
    })),
  ]);
  expect(lines.map(({ hasErrors }) => hasErrors)).toEqual([false, true]);
  expect(read('a;b\n1;2;;\n').errors).toEqual([]);
});

it('addresses have letters like a spreadsheet', () => {
  expect([0, 25, 26, 701, 702].map((column) => toCellAddress(column, 3))).toEqual([
    'A3',
    'Z3',
    'AA3',
    'ZZ3',
    'AAA3',
  ]);
});

it('only the lines with broken quotes are reported, wherever they are', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', ',', ' ', '1', 'è', '.'), minLength: 1 })
    .map((text) => `x${text}`);
  const intact = fc
    .tuple(cell, cell)
    .map((cells) => ({ cells: cells.map((text) => text.trim()), isBroken: false }));
  const broken = fc.constantFrom('"a" b', '"a""" b').map((text) => ({ cells: ['x', text], isBroken: true }));
  fc.assert(
    fc.property(fc.array(fc.oneof(intact, broken)), fc.constantFrom('\n', '\r\n', '\r'), (body, lineEnd) => {
      const csv = ['a;b;c', ...body.map(({ cells }) => cells.join(';'))].join(lineEnd);
      expect(
        parseCsv(csv)
          .slice(1)
          .map(({ cells, brokenQuote }) => ({ cells, isBroken: brokenQuote !== undefined })),
      ).toEqual(body);
    }),
  );
});

describe('the encoding of a text file', () => {
  const text = 'nome;città;Łódź\r\n1;2;3';
  const utf16 = (bigEndian: boolean, mark: string) => {
    const bytes = Buffer.from(`${mark}${text}`, 'utf16le');
    return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
  };
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 LE with a mark', utf16(false, '\uFEFF')],
    ['UTF-16 BE with a mark', utf16(true, '\uFEFF')],
    ['UTF-16 LE', utf16(false, '')],
    ['UTF-16 BE', utf16(true, '')],
  ])('%s is recognised', (_name, content) => {
    const decoded = decodeText(content);
    expect(parseCsv('text' in decoded ? decoded.text : '').map(({ cells }) => cells)).toEqual([
      ['nome', 'città', 'Łódź'],
      ['1', '2', '3'],
    ]);
  });

  it('of other files is rejected', () => {
    expect(decodeText(new Uint8Array([65, 0, 66, 67, 68, 0, 0]))).toEqual({ fault: 'binary' });
    expect(decodeText(new Uint8Array([0x63, 0x69, 0x74, 0x74, 0xe0]))).toEqual({ fault: 'encoding' });
  });

  it.each([
    ['windows-1252', [0xe0], 'à'],
    ['windows-1250', [0xb3], 'ł'],
    ['windows-1251', [0xe6], 'ж'],
  ])('%s is accepted where the text proves it', (_page, bytes, text) => {
    expect(decodeText(new Uint8Array(bytes), (candidate) => candidate === text)).toEqual({ text });
  });

  it('is unknown where two code pages are understood with different texts', () => {
    // é is the same in Windows-1252 and 1250; the byte after it is ³ or ł.
    const provesEncoding = (text: string) => text.startsWith('é');
    expect(decodeText(new Uint8Array([0xe9, 0xb3]), provesEncoding)).toEqual({ fault: 'encoding' });
    expect(decodeText(new Uint8Array([0xe9, 0x41]), provesEncoding)).toEqual({ text: 'éA' });
  });
});

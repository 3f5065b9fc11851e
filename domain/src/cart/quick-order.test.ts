import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTableLines, parseTextLines } from './quick-order.ts';

const CODE = { serial: 'F120', color: '7035', pkg: '25' };
const parseCodes = (text: string) => parseTextLines(text).map(({ code, quantity }) => [code, quantity]);

describe('a typed or pasted quick order', () => {
  it.each([
    'F120-7035-25 8',
    'f120-7035-25 8',
    '  F120-7035-25\t8  ',
    'F120-7035-25;8',
    'F120-7035-25, 8',
    'F120;7035;25;8',
    'F120 7035 25 8',
    'F120/7035/25 8',
    'F120–7035–25 8',
    '"F120-7035-25";"8"',
    'F120-7035-25 x 8',
    'F120-7035-25 x8',
    'F120-7035-25 ×8',
    'F120-7035-25 = 8',
    'F120-7035-25: 8',
    'F120-7035-25 8 pz',
    'F120-7035-25 8,00',
    '8 x F120-7035-25',
    '8x f120-7035-25',
    '8 F120-7035-25',
    '8;F120;7035;25',
    'f120703525 8',
    '\ufeffF120-7035-25 8;',
  ])('reads %j', (text) => {
    expect(parseCodes(text)).toEqual([[CODE, 8]]);
  });

  // With quadratic patterns, each of these took about a minute, which would exceed the test's timeout.
  it.each([
    `F120-7035-25${' '.repeat(200_000)}x`,
    `${';'.repeat(199_999)}x`,
    `F120${' '.repeat(200_000)}7035`,
    `F120${'-'.repeat(100_000)}${' '.repeat(100_000)}`,
    `${'1'.repeat(200_000)}x`,
    '"'.repeat(200_000),
  ])(
    'parses lines of any length in linear time (%#)',
    (text) => {
      for (const { text: parsedText } of parseTextLines(text))
        expect(parsedText.length).toBeLessThanOrEqual(255);
      for (const { text: parsedText } of parseTableLines([[text, text]]))
        expect(parsedText.length).toBeLessThanOrEqual(255);
    },
    5_000,
  );

  it('has no quantity when none is typed, and keeps the text of one that is not a whole number', () => {
    expect(parseCodes('F120-7035-25')).toEqual([[CODE, null]]);
    for (const quantity of ['many', '1,5', '-4']) {
      expect(parseTextLines(`F120-7035-25 ${quantity}`)).toMatchObject([
        { code: CODE, quantity: null, typedQuantity: quantity.toUpperCase() },
      ]);
    }
  });

  it('parses serial, colour and quantity of a line without packaging', () => {
    expect(parseTextLines('f1207035 8')).toMatchObject([
      { code: null, color: { serial: 'F120', color: '7035' }, quantity: 8 },
    ]);
    expect(parseTextLines('10 M210-7016-05')).toMatchObject([
      { code: { serial: 'M210', color: '7016', pkg: '05' }, color: null, quantity: 10 },
    ]);
  });

  it('keeps the text and line number of lines without a valid code', () => {
    const lines = parseTextLines('codice quantità\r\n\r\nF120-7035-25 4\nF1200-7035-25 4');
    expect(lines).toEqual([
      { line: 1, text: 'codice quantità', code: null, color: null, quantity: null, typedQuantity: '' },
      { line: 3, text: 'F120-7035-25 4', code: CODE, color: null, quantity: 4, typedQuantity: '4' },
      { line: 4, text: 'F1200-7035-25 4', code: null, color: null, quantity: null, typedQuantity: '' },
    ]);
  });

  it('parses every code and quantity, whatever the separators', () => {
    const part = (maxLength: number) => fc.stringMatching(new RegExp(`^[0-9A-Z]{1,${maxLength}}$`));
    const separators = fc.constantFrom('-', ' ', '\t', ';', ' ; ', ',', '/', '_');
    fc.assert(
      fc.property(
        part(4),
        part(4),
        part(2),
        fc.integer({ min: 0, max: 999_999 }),
        separators,
        fc.constantFrom(' ', '\t', ';', ', ', ' x '),
        fc.boolean(),
        (serial, color, pkg, quantity, separator, gap, isLower) => {
          const text = `${[serial, color, pkg].join(separator)}${gap}${quantity}`;
          const [line] = parseTextLines(isLower ? text.toLowerCase() : text);
          expect(line).toMatchObject({ code: { serial, color, pkg }, quantity });
        },
      ),
    );
  });

  it('parses any pasted text within a second', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        for (const { code } of parseTextLines(text))
          expect(code === null || code.serial.length <= 4).toBe(true);
      }),
    );
    const start = performance.now();
    parseTextLines(`${'A '.repeat(50_000)}\n${'-'.repeat(50_000)}\n${'1x'.repeat(25_000)}`);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('a quick order from a table', () => {
  it('finds the code in one cell or three, and the quantity after it', () => {
    const rows = [
      ['Codice', 'Descrizione', 'Quantità'],
      ['F120-7035-25', 'Fondo epossidico 2K', '8'],
      ['F120', '7035', '25', '8'],
      ['', ''],
      ['1', 'F120-7035-25', 'RAL 7035', '8.00'],
      ['something else', '8'],
    ];
    expect(parseTableLines(rows).map(({ line, code, quantity }) => [line, code, quantity])).toEqual([
      [2, CODE, 8],
      [3, CODE, 8],
      [5, CODE, 8],
      [6, null, null],
    ]);
  });

  it('keeps a first row that is not a header', () => {
    expect(parseTableLines([['F120-7035-25', '4']])).toMatchObject([{ line: 1, code: CODE, quantity: 4 }]);
    expect(parseTableLines([['nothing']])).toMatchObject([{ line: 1, code: null }]);
  });
});

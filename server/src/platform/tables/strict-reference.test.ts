import { IMPORT_FORMS } from '@cromia/domain/integration/import-forms';
import { type ParsedTable, parseTableRows, type TableColumn } from '@cromia/domain/integration/table-rows';
import { parseCsv } from '@cromia/domain/lists/csv';
import type { InputCell } from '@cromia/domain/lists/table';
import * as XLSX from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWorkbookLines } from './workbook.ts';

/**
 * Compares the table reader with a strict reference that shares no code with it: it knows a cell by its literal spelling,
 * or by its value and format in a workbook. What the reader accepts must be what the reference says; the reader may
 * reject more, and loses no row.
 */

const SETTINGS = { seed: 37, numRuns: 3_000 };
const WORKBOOK_SETTINGS = { seed: 37, numRuns: 300 };

const COLUMNS = {
  code: { type: 'text' },
  price: { type: 'number' },
  discount: { type: 'percent' },
  inStock: { type: 'flag' },
  day: { type: 'date' },
  methods: { type: 'list' },
} as const satisfies Record<string, TableColumn>;
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];

/** The meaning of a cell: a value, or undefined if it has none in its column. */
type Meaning = string | number | boolean | string[] | null | undefined;

const isDigits = (text: string) => text !== '' && [...text].every((sign) => '0123456789'.includes(sign));

/** A number with one decimal sign at most; three decimals after one to three digits may be a thousand. */
function spellNumber(text: string): number | undefined {
  const unsigned = text.startsWith('-') ? text.slice(1) : text;
  const [whole = '', decimals, ...more] = unsigned.split(/[.,]/);
  if (more.length > 0 || !isDigits(whole) || (decimals !== undefined && !isDigits(decimals)))
    return undefined;
  const value = (text.startsWith('-') ? -1 : 1) * Number(`${whole}.${decimals ?? '0'}`);
  const mayBeThousand = decimals?.length === 3 && whole.length <= 3 && !whole.startsWith('0');
  return mayBeThousand ? undefined : value;
}

/** A percentage is no thousand, so that three decimals are decimals. */
function spellPercent(text: string): number | undefined {
  const number = text.endsWith('%') ? text.slice(0, -1).trimEnd() : text;
  const [whole = '', decimals = '', ...more] = number.split(/[.,]/);
  const plain = spellNumber(decimals.length === 3 ? `${number}0` : number);
  return more.length === 0 && whole !== '' ? plain : undefined;
}

function spellFlag(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (['true', 'vero', 'wahr', 'verdadero', 'vrai', 'prawda', 'истина'].includes(word)) return true;
  return ['false', 'falso', 'falsch', 'faux', 'fałsz', 'ложь'].includes(word) ? false : undefined;
}

function spellText(written: string, column: Column): Meaning {
  // The apostrophe marks a text that looks like a formula.
  const text = written.trim().replace(/^'(?=[=+@-])/, '');
  if (text === '') return null;
  switch (column) {
    case 'price':
      return spellNumber(text);
    case 'discount':
      return spellPercent(text);
    case 'inStock':
      return spellFlag(text);
    case 'methods':
      return text.split(/\s/).filter((word) => word !== '');
    default:
      return text;
  }
}

/** The rows that the reader accepts, and the lines that it names in errors. */
function listOutcomes({ rows, errors }: ParsedTable) {
  const wrong = new Set(errors.map(({ row, path }) => `${row} ${path}`));
  const wrongLines = new Set(errors.map(({ row }) => row));
  const values = new Map(rows.map(({ row, value }) => [row, new Map(Object.entries(Object(value)))]));
  return { wrong, wrongLines, values };
}

/** Compares the cells of a row. @returns the number of accepted cells */
function compareRow(parsed: ParsedTable, line: number, meanings: readonly [Column, Meaning][]): number {
  const { wrong, wrongLines, values } = listOutcomes(parsed);
  const row = values.get(line);
  if (row === undefined) {
    const isEmpty = meanings.every(([, meaning]) => meaning === null);
    expect([line, isEmpty || wrongLines.has(line)]).toEqual([line, true]);
    return 0;
  }
  let accepted = 0;
  for (const [column, meaning] of meanings) {
    if (wrong.has(`${line} ${column}`)) continue;
    accepted += 1;
    expect([line, column, row.get(column)]).toEqual([line, column, meaning]);
  }
  return accepted;
}

const aNumberText = fc.oneof(
  fc.integer({ min: -50, max: 20_000 }).map(String),
  fc
    .tuple(fc.nat(2_000), fc.constantFrom('.', ',', ' ', "'", '\u00a0'), fc.stringMatching(/^\d{1,5}$/))
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '1.234,50',
    '1,234.50',
    '1e3',
    '٣',
    '--1',
    '12 EUR',
    '€ 5',
    '.5',
    '5.',
    '+5',
    '½',
    '0,125',
    '-0.5',
  ),
);
const aPercentText = fc
  .tuple(aNumberText, fc.constantFrom('', '%', ' %', '%%'))
  .map((parts) => parts.join(''));
const aFlagText = fc.constantFrom('true', 'VERO', 'Falsch', 'ja', '1', '0', 'sì', 'ИСТИНА', 'ложь', 'x');
const aText = fc.oneof(
  fc.constantFrom(
    'F120',
    '007',
    '=1+1',
    '1.000',
    'a;b',
    'a,b',
    'a\tb',
    'say "2K"',
    'two\nlines',
    "'x",
    '#N/A',
    ' x ',
  ),
  fc.string({ maxLength: 8 }).map((text) => text.replaceAll(/[\r\0]/g, '')),
);
const aWrittenRow = fc
  .tuple(aText, aNumberText, aPercentText, aFlagText, fc.constantFrom('2026-12-31', '31/12/26'), aText)
  .chain((cells) => fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }).map((keeps) => ({ cells, keeps })))
  .map(({ cells, keeps }) => cells.map((cell, index) => (keeps[index] ? cell : '')));

const MUST_QUOTE = /[";,\t|\r\n]|^\s|\s$/;
const writeCell = (cell: string, isQuoted: boolean) =>
  isQuoted || MUST_QUOTE.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

describe('a CSV table, compared with a strict reference', () => {
  it('takes each cell in its own meaning or rejects it', () => {
    let accepted = 0;
    let cells = 0;
    const aTable = fc.tuple(
      fc.array(aWrittenRow, { minLength: 1, maxLength: 4 }),
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      fc.constantFrom('', '\uFEFF', 'sep=', '\uFEFF"sep='),
    );
    fc.assert(
      fc.property(aTable, ([rows, order, separator, end, isQuoted, start]) => {
        const table = [NAMES, ...rows].map((row) => order.map((index) => row[index] ?? ''));
        const lines = table.map((row) => row.map((cell) => writeCell(cell, isQuoted)).join(separator));
        const first = start.includes('sep=')
          ? `${start}${separator}${start.includes('"') ? '"' : ''}${end}`
          : start;
        const parsed = parseTableRows(parseCsv(`${first}${lines.join(end)}`), COLUMNS);
        expect(parsed.hasHeadErrors).toBe(false);
        for (const [index, row] of rows.entries()) {
          const meanings = NAMES.map((name, at): [Column, Meaning] => [name, spellText(row[at] ?? '', name)]);
          cells += meanings.length;
          accepted += compareRow(parsed, index + 2, meanings);
        }
      }),
      SETTINGS,
    );
    expect(accepted).toBeGreaterThan(cells / 2);
  });

  it('loses no row of a damaged file, and takes no value from another row', () => {
    const damage = fc.tuple(
      fc.nat(2_000),
      fc.constantFrom('"', '""', '\r', '\n', ';', '\t', ' ', '"\n', ';"', ',"', 'x'),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('\r', '\n', '\r\n'),
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        (count, end, damages) => {
          const numbers = Array.from({ length: count }, (_, index) => index + 101);
          const head = 'serial;color;pkg;priceListCode;unitPrice';
          const body = numbers.map((number) => `F${number};"7035";25;RIV;${number}`).join(end);
          const damaged = damages.reduce((text, [at, part]) => {
            const index = at % (text.length + 1);
            return text.slice(0, index) + part + text.slice(index);
          }, body);
          const lines = parseCsv(`${head}${end}${damaged}`);
          const written = JSON.stringify(lines.map(({ cells }) => cells));
          const { rows, errors } = parseTableRows(lines, IMPORT_FORMS.prices.columns);
          const reported = new Set([...rows, ...errors].map(({ row }) => row));
          for (const { line } of lines.slice(1))
            expect([damaged, line, reported.has(line)]).toEqual([damaged, line, true]);
          for (const number of numbers)
            if (damaged.includes(`F${number}`))
              expect([damaged, written.includes(`F${number}`)]).toEqual([damaged, true]);
          const wrongLines = new Set(errors.map(({ row }) => row));
          for (const { row, value } of rows.filter((accepted) => !wrongLines.has(accepted.row))) {
            const { productCode, unitPrice } = Object(value);
            const own = String(productCode?.serial).slice(1);
            if (typeof unitPrice === 'number' && numbers.includes(Number(own)))
              expect([damaged, row, own.includes(String(unitPrice))]).toEqual([damaged, row, true]);
          }
        },
      ),
      SETTINGS,
    );
  });
});

const FORMATS = [
  'General',
  '0.00',
  '#,##0',
  '0%',
  '0.0%',
  '#,##0.00 "€"',
  '0.00" %"',
  '0" kg"',
  'dd/mm/yyyy',
  'd mmm yy',
  '@',
];
const isDateFormat = (format: string) => format.includes('yy');
const isPercentFormat = (format: string) => format === '0%' || format === '0.0%';
const EPOCH = Date.UTC(1899, 11, 30);

/** The number that a spreadsheet calculates with: 15 digits. */
const toExact = (value: number) => Number(value.toPrecision(15));

/** A cell of a workbook with its meaning in a column. */
interface WorkbookCell {
  cell: XLSX.CellObject;
  mean: (column: Column) => Meaning;
}

function numberCell(v: number, z: string): WorkbookCell {
  const mean = (column: Column): Meaning => {
    if (isDateFormat(z))
      return column === 'day' ? new Date(EPOCH + v * 86_400_000).toISOString().slice(0, 10) : undefined;
    // A number with a unit is no number, and a text only with its unit.
    if (z.includes('kg')) {
      const text = String(toExact(v)).replace(/\.\d{3}$/, '$&0');
      if (column === 'code' || column === 'day') return `${text} kg`;
      if (column === 'methods') return [text, 'kg'];
      return undefined;
    }
    if (isPercentFormat(z)) return column === 'discount' ? toExact(v * 100) : undefined;
    if (column === 'price' || column === 'discount') return toExact(v);
    if (column === 'code') return `${toExact(v)}`;
    return column === 'methods' ? [`${toExact(v)}`] : undefined;
  };
  return { cell: { t: 'n', v, z }, mean };
}

const aWorkbookNumber = fc.oneof(
  fc
    .tuple(
      fc.oneof(
        fc.integer({ min: -100, max: 2_000_000 }),
        fc.double({ min: 0, max: 10_000, noNaN: true }),
        fc.constantFrom(8.6149, 1.234, 0.1 + 0.2, 7.6, 0.125, 1000),
      ),
      fc.constantFrom(...FORMATS.filter((format) => !isDateFormat(format))),
    )
    .map(([v, z]) => numberCell(v, z)),
  fc
    .tuple(fc.integer({ min: 40_000, max: 60_000 }), fc.constantFrom(...FORMATS.filter(isDateFormat)))
    .map(([v, z]) => numberCell(v, z)),
);
const aWorkbookCell: fc.Arbitrary<WorkbookCell> = fc.oneof(
  { weight: 4, arbitrary: aWorkbookNumber },
  {
    weight: 4,
    arbitrary: fc
      .oneof(aNumberText, aPercentText, aFlagText, fc.constantFrom('F120', '007', '=1+1', '2026-12-31'))
      .map((v) => ({
        cell: { t: 's' as const, v },
        mean: (column: Column) => spellText(v, column),
      })),
  },
  fc.boolean().map((v) => ({
    cell: { t: 'b' as const, v },
    mean: (column: Column) => (column === 'inStock' ? v : undefined),
  })),
  fc.constantFrom<[number, string]>([42, '#N/A'], [7, '#DIV/0!'], [15, '#VALUE!']).map(([v, w]) => ({
    cell: { t: 'e' as const, v, w },
    mean: () => undefined,
  })),
  fc.constant({ cell: { t: 'z' as const }, mean: () => null }),
);

it('a workbook, compared with a strict reference, has each cell by its value and type', () => {
  let accepted = 0;
  let cells = 0;
  const aRow = fc.array(aWorkbookCell, { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(aRow, { minLength: 1, maxLength: 6 }), (rows) => {
      const sheet: XLSX.WorkSheet = {};
      for (const [c, v] of NAMES.entries()) sheet[XLSX.utils.encode_cell({ r: 0, c })] = { t: 's', v };
      for (const [r, row] of rows.entries())
        for (const [c, { cell }] of row.entries()) sheet[XLSX.utils.encode_cell({ r: r + 1, c })] = cell;
      sheet['!ref'] = XLSX.utils.encode_range({
        s: { r: 0, c: 0 },
        e: { r: rows.length, c: NAMES.length - 1 },
      });
      const book = XLSX.utils.book_new();
      XLSX.utils.book_append_sheet(book, sheet, 'data');
      const file: Buffer = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
      const lines: { line: number; cells: InputCell[] }[] = readWorkbookLines(file, 100);
      const parsed = parseTableRows(lines, COLUMNS);
      for (const [index, row] of rows.entries()) {
        const meanings = NAMES.map((name, at): [Column, Meaning] => [name, row[at]?.mean(name)]);
        cells += meanings.length;
        accepted += compareRow(parsed, index + 2, meanings);
      }
    }),
    WORKBOOK_SETTINGS,
  );
  expect(accepted).toBeGreaterThan(cells / 4);
});

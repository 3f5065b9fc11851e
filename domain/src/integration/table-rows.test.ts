import { describe, expect, it } from 'vitest';
import { parseCsv } from '../lists/csv.ts';
import type { InputCell } from '../lists/table.ts';
import { IMPORT_FORMS } from './import-forms.ts';
import { parseRows } from './parse-rows.ts';
import { formatCell, parseTableRows } from './table-rows.ts';

const parsePrices = (...cells: string[]) =>
  parseTableRows(
    parseCsv(['serial;priceListCode;unitPrice;discountPct1', ...cells].join('\n')),
    IMPORT_FORMS.prices.columns,
  );

describe('a decimal comma', () => {
  it('is accepted when no number in the file has a point', () => {
    const { rows, errors } = parsePrices('F120;RIV;12,5;3', 'A,1;RIV;1200;0,25');
    expect(errors).toEqual([]);
    expect(rows.map(({ value }) => value)).toMatchObject([
      { unitPrice: 12.5, discountPct1: 3 },
      { productCode: { serial: 'A,1' }, unitPrice: 1200, discountPct1: 0.25 },
    ]);
  });

  it.each(['9.5', '1.234', '1.234,50', '1,234,567', '1 234,50', "1'234,50"])(
    'is an error when another number in the file is %s',
    (otherNumber) => {
      expect(parsePrices('F120;RIV;12,5;', `F121;RIV;;${otherNumber}`).errors).toContainEqual({
        row: 2,
        path: 'unitPrice',
        code: 'decimalComma',
        value: '12,5',
        accepted: '1234.5',
      });
    },
  );
});

it('an imported row is displayed as its original cells', () => {
  const row = { productCode: { serial: 'F120' }, applications: ['S', 'SM'], qta: 25, lat: null };
  expect(
    ['productCode.serial', 'applications', 'qta', 'lat', 'um'].map((field) => formatCell(row, field)),
  ).toEqual(['F120', 'S SM', '25', '', '']);
});

describe('a number of a table', () => {
  const parseNumber = (cell: InputCell, column: 'unitPrice' | 'discountPct1' = 'unitPrice') => {
    const { rows, errors } = parseTableRows(
      [
        { line: 1, cells: ['serial', column] },
        { line: 2, cells: ['F120', cell] },
      ],
      IMPORT_FORMS.prices.columns,
    );
    return errors[0]?.code ?? Object(rows[0]?.value)[column];
  };

  it.each<[InputCell, unknown]>([
    ['12.50', 12.5],
    ['0.125', 0.125],
    ['1.0000', 1],
    ['1000', 1000],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['1.000', 'ambiguousNumber'],
    ['-8.614', 'ambiguousNumber'],
    ['1,234', 'ambiguousNumber'],
    ['1.234,50', 'invalidField'],
    ['1 234', 'invalidField'],
    ['€ 12.50', 'invalidField'],
    ['12.5 kg', 'invalidField'],
    ['1e3', 'invalidField'],
    ['٣', 'invalidField'],
    ['33%', 'invalidField'],
    [8.6149, 8.6149],
    [1.234, 1.234],
    [true, 'invalidField'],
    [{ date: '2026-05-12' }, 'invalidField'],
    [{ percent: 33 }, 'invalidField'],
    [{ error: '#N/A' }, 'cellError'],
  ])('%j is %j', (cell, expected) => {
    expect(parseNumber(cell)).toBe(expected);
  });

  it.each<[InputCell, unknown]>([
    ['33.33%', 33.33],
    ['33 %', 33],
    [{ percent: 33.33 }, 33.33],
    [33.33, 33.33],
  ])('%j is the percentage %j', (cell, expected) => {
    expect(parseNumber(cell, 'discountPct1')).toBe(expected);
  });
});

it.each<[InputCell, unknown]>([
  ...['TRUE', 'Vero', 'WAHR', 'VERDADERO', 'VRAI', 'PRAWDA', 'ИСТИНА', true].map(
    (cell) => [cell, true] as [InputCell, unknown],
  ),
  ...['false', 'FALSO', 'FALSCH', 'FAUX', 'FAŁSZ', 'ЛОЖЬ', false].map(
    (cell) => [cell, false] as [InputCell, unknown],
  ),
  ['sì', 'invalidField'],
  [1, 'invalidField'],
])('the cell %j of a true-or-false column is %j', (cell, expected) => {
  const { rows, errors } = parseTableRows(
    [
      { line: 1, cells: ['inStock'] },
      { line: 2, cells: [cell] },
    ],
    IMPORT_FORMS.stock.columns,
  );
  expect(errors[0]?.code ?? Object(rows[0]?.value).inStock).toBe(expected);
});

it('a code is the text of its number, unless digits are lost or it is a date', () => {
  const parse = (cell: InputCell) =>
    parseTableRows(
      [
        { line: 1, cells: ['orderCode', 'status'] },
        { line: 7, cells: [cell, 'C'] },
      ],
      IMPORT_FORMS['order-statuses'].columns,
    );
  expect(parse(4500017).rows).toEqual([{ row: 7, value: { orderCode: '4500017', status: 'C' } }]);
  for (const cell of [4.50001700000001e18, { date: '2026-10-12' }])
    expect(parse(cell).errors).toMatchObject([{ row: 7, path: 'orderCode', code: 'invalidField' }]);
});

it('an error names the value and an example of what is accepted', () => {
  const { rows } = parseTableRows(
    parseCsv('orderCode;customerCode;requestCreatedOn;unconditionalDiscount\nO-1;1001;10/12/2026;33.333\n'),
    IMPORT_FORMS.orders.columns,
  );
  expect(parseRows(IMPORT_FORMS.orders.schema, rows).errors).toEqual([
    {
      row: 2,
      path: 'customerCode',
      code: 'invalidField',
      value: '1001',
      accepted: '123456',
      suggestion: '001001',
    },
    { row: 2, path: 'requestCreatedOn', code: 'invalidField', value: '10/12/2026', accepted: '2026-12-31' },
    { row: 2, path: 'unconditionalDiscount', code: 'invalidField', value: '33.333', accepted: '1.01' },
  ]);
});

it('deeply nested values are displayed shortened', () => {
  const nested = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(formatCell({ applications: nested }, 'applications')).toBe('…');
  expect(formatCell({ applications: [['S']] }, 'applications')).toBe('[["S"]]');
});

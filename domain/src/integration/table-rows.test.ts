import { describe, expect, it } from 'vitest';
import { IMPORT_FORMS } from './import-forms.ts';
import { formatCell, parseTableRows } from './table-rows.ts';

const parsePrices = (...cells: string[]) =>
  parseTableRows(
    [['serial', 'priceListCode', 'unitPrice', 'discountPct1'], ...cells.map((line) => line.split(';'))],
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

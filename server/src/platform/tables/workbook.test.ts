import type { InputCell } from '@cromia/domain/lists/table';
import * as XLSX from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { aZip } from '../../../test/builders/archive.ts';
import { readCellValue, readWorkbookLines } from './workbook.ts';

describe('a number of a workbook', () => {
  it.each<[string, number, InputCell]>([
    ['General', 100, 100],
    ['#,##0.00', 12.5, 12.5],
    ['# ##0', 1000, 1000],
    ['0.00E+00', 1000, 1000],
    ['# ?/?', 0.5, 0.5],
    ['[Red]0;[Blue]-0', 4, 4],
    ['[>=1000]#,##0;0', 4, 4],
    ['0.00 "€"', 12.5, 12.5],
    ['0.00\\ \\€', 12.5, 12.5],
    ['#,##0.00 [$€-410]', 12.5, 12.5],
    ['[$EUR] 0.00', 12.5, 12.5],
    ['0.00" EUR"', 12.5, 12.5],
    ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', 0, 0],
    ['0.00" %"', 12.5, 12.5],
    ['0.0%', 0.125, { percent: 12.5 }],
    ['0.0%" netto"', 0.125, '12.5% netto'],
    ['0" kg"', 100, '100 kg'],
    ['General" kg"', 100, '100 kg'],
    ['0\\ \\k\\g', 100, '100 kg'],
    ['0 kg', 100, '100 kg'],
    ['0.000" kg"', 1.234, '1.2340 kg'],
    ['0" кг"', 100, '100 кг'],
    ['0.00" / 100 kg"', 12.5, '12.5 / 100 kg'],
    ['0.00" €/kg"', 12.5, '12.5 €/kg'],
    ['0.00 "€"" / 100 kg"', 12.5, '12.5 € / 100 kg'],
    ['#,##0.00 [$€/kg-410]', 12.5, '12.5 €/kg'],
    ['#,##0.00 [$kr-41D]', 12.5, '12.5 kr'],
    ['[$$-409]#,##0.00', 12.5, '12.5 $'],
    ['$#,##0.00', 12.5, '12.5 $'],
    ['"F"0', 120, '120 F'],
    ['0" kg";-0" t"', -3, '-3 t'],
    ['0;-0;"gratis"', 0, '0 gratis'],
    ['[<1000]0" g";0.0," kg"', 500, '500 g'],
    ['[<1000]0" g";0.0," kg"', 1500, { error: '1.5 kg' }],
    ['dd/mm/yyyy', 45_658, { date: '2025-01-01' }],
    ['d" de "mmmm" de "yyyy', 45_658, { date: '2025-01-01' }],
    ['[$-410]d mmm yyyy', 45_658, { date: '2025-01-01' }],
    ['dd/mm/yyyy hh:mm AM/PM', 45_658.5, { date: '2025-01-01T12:00:00' }],
  ])('with the format %s: %s is %j', (z, v, expected) => {
    expect(readCellValue({ t: 'n', v, z, w: XLSX.SSF.format(z, v) }, false)).toEqual(expected);
  });
});

it.each([-5, 3_000_000])('the day number %s of a date cell is an error of the cell, not of the file', (v) => {
  expect(readCellValue({ t: 'n', v, z: 'dd/mm/yyyy' }, false)).toEqual({ error: String(v) });
});

const NS = 'http://schemas.openxmlformats.org';

/** A workbook with the rows of each sheet in XML, without the range that a sheet may declare. */
function aBook(...sheets: { rows: string; state?: string }[]): Uint8Array {
  const main = `xmlns="${NS}/spreadsheetml/2006/main"`;
  const office = `${NS}/officeDocument/2006/relationships`;
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const list = (write: (number: number, state: string) => string) =>
    sheets.map(({ state = 'visible' }, index) => write(index + 1, state)).join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="${NS}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${list((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${NS}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets>${list((n, state) => `<sheet name="S${n}" sheetId="${n}" state="${state}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${NS}/package/2006/relationships">${list((n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  return aZip(Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) })));
}

const aRow = (number: number, cell: string) =>
  `<row r="${number}"><c r="A${number}"><v>${number}</v></c>${cell.replace('<c', `<c r="B${number}"`)}</row>`;

it.each<[string, InputCell]>([
  ['<c><f>A1*2</f></c>', { error: '#N/A' }],
  ['<c><f>A1*2</f><v></v></c>', { error: '#N/A' }],
  ['<c><f>A1*2</f><v/></c>', { error: '#N/A' }],
  ['<c><f t="array" ref="B1">A1*2</f></c>', { error: '#N/A' }],
  ['<c><f>A1*2</f><v>2</v></c>', 2],
  ['<c><f>A1*2</f><v>0</v></c>', 0],
  ['<c t="str"><f>""</f><v></v></c>', ''],
  ['<c></c>', ''],
])('a cell %s of a workbook is %j', (cell, expected) => {
  const book = aBook({ rows: `${aRow(1, '<c><v>1</v></c>')}${aRow(2, cell)}` });
  expect(readWorkbookLines(book, 10)).toMatchObject([{ line: 1 }, { line: 2, cells: [2, expected] }]);
});

it.each([[2], [10_001], [20_000], [1_048_576]])('a row %s of a workbook after empty rows is read', (row) => {
  const book = aBook({ rows: `${aRow(1, '')}${aRow(row, '')}` });
  expect(readWorkbookLines(book, 10).map(({ line }) => line)).toEqual([1, row]);
});

it('a long workbook is read up to the requested number of rows', () => {
  const rows = Array.from({ length: 30 }, (_, index) => aRow(2 * index + 1, '')).join('');
  expect(readWorkbookLines(aBook({ rows }), 20)).toHaveLength(20);
});

it.each([
  [['visible', 'visible'], 1],
  [['hidden', 'visible'], 2],
  [['veryHidden', 'hidden', 'visible'], 3],
])('of sheets that are %j, sheet %s is read', (states, expected) => {
  const sheets = states.map((state, index) => ({ state, rows: aRow(index + 1, '') }));
  expect(readWorkbookLines(aBook(...sheets), 10).map(({ line }) => line)).toEqual([expected]);
});

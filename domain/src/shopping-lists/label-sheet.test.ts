import { expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { countLabels, fillSheets, LABEL_SHEET_SIZES, LABEL_SHEETS } from './label-sheet.ts';

it.each(LABEL_SHEETS)('the labels of %s fit on an A4 sheet without overlapping', (sheet) => {
  const { columns, rows, width, height, left, top, columnStep } = LABEL_SHEET_SIZES[sheet];
  expect(columnStep).toBeGreaterThanOrEqual(width);
  expect(left + (columns - 1) * columnStep + width).toBeLessThanOrEqual(210);
  expect(top + rows * height).toBeLessThanOrEqual(297);
  expect(countLabels(sheet) - 1).toBeLessThanOrEqual(LIMITS.skippedLabels);
});

it('leaves out the labels that are missing on the first sheet', () => {
  const labels = Array.from({ length: 10 }, (_, index) => index);
  expect(fillSheets(labels, '2x4', 3)).toEqual([
    [null, null, null, 0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
  ]);
  expect(fillSheets(labels, '2x4', 8)).toEqual(fillSheets(labels, '2x4', 0));
  expect(fillSheets([], '2x4', 0)).toEqual([]);
});

import { expect, it } from 'vitest';
import { formatSdsFileName } from './sds/sheet.ts';
import { formatTdsFileName } from './tds/file-name.ts';
import { formatWithdrawnFileName } from './withdrawal.ts';

it('the file name of a withdrawn sheet ends in "withdrawn"', () => {
  const sds = formatSdsFileName({ serial: 'F120', color: '7035' }, 'IT');
  expect(formatWithdrawnFileName(sds)).toBe('SDS-F1207035-IT-withdrawn.pdf');
  expect(formatWithdrawnFileName(formatTdsFileName('F1207035', 'DE'))).toBe('TDS-F120-7035-DE-withdrawn.pdf');
});

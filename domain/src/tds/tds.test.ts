import { expect, test } from 'vitest';
import { tdsFileName } from './tds.ts';

test('a sheet is saved as TDS, the first 4 characters, up to 9 more, and its language', () => {
  expect(tdsFileName('F1207035', 'DE')).toBe('TDS-F120-7035-DE.pdf');
  expect(tdsFileName('F120-7035', 'IT')).toBe('TDS-F120-7035-IT.pdf');
  expect(tdsFileName('F1201234567890123', 'EN')).toBe('TDS-F120-123456789-EN.pdf');
  expect(tdsFileName('F120FerroCrom 2K', 'PL')).toBe('TDS-F120-FERROCROM-PL.pdf');
});

test('a sheet of a whole serial has no colour in its name', () => {
  expect(tdsFileName('F120', 'EN')).toBe('TDS-F120-EN.pdf');
});

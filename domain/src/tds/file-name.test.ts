import { expect, test } from 'vitest';
import { formatTdsFileName } from './file-name.ts';

test('a TDS file name is TDS, the first 4 characters, up to 9 more, and the language', () => {
  expect(formatTdsFileName('F1207035', 'DE')).toBe('TDS-F120-7035-DE.pdf');
  expect(formatTdsFileName('F120-7035', 'IT')).toBe('TDS-F120-7035-IT.pdf');
  expect(formatTdsFileName('F1201234567890123', 'EN')).toBe('TDS-F120-123456789-EN.pdf');
  expect(formatTdsFileName('F120FerroCrom 2K', 'PL')).toBe('TDS-F120-FERROCROM-PL.pdf');
});

test('the TDS file name of a whole serial has no colour', () => {
  expect(formatTdsFileName('F120', 'EN')).toBe('TDS-F120-EN.pdf');
});

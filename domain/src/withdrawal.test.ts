import { expect, it } from 'vitest';
import { sdsFileName } from './sds/sds.ts';
import { tdsFileName } from './tds/tds.ts';
import { withdrawnFileName } from './withdrawal.ts';

it('a withdrawn sheet says so in the name of its file', () => {
  const sds = sdsFileName({ serial: 'F120', color: '7035' }, 'IT');
  expect(withdrawnFileName(sds)).toBe('SDS-F1207035-IT-withdrawn.pdf');
  expect(withdrawnFileName(tdsFileName('F1207035', 'DE'))).toBe('TDS-F120-7035-DE-withdrawn.pdf');
});

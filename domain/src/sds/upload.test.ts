import { describe, expect, it } from 'vitest';
import { getNextSdsVersion, isValidityDay } from './upload.ts';

describe('the validity date of a version', () => {
  it('is at most ten years in the past and twelve months ahead', () => {
    const today = '2026-11-21';
    const days = ['2016-11-20', '2016-11-21', '2026-11-21', '2027-11-21', '2027-11-22', '9999-12-31'];
    expect(days.filter((day) => isValidityDay(day, today))).toEqual(days.slice(1, 4));
  });
});

describe('the next version of a sheet', () => {
  const standing = (version: number) => ({ version, isWithdrawn: false });
  const withdrawn = (version: number) => ({ version, isWithdrawn: true });

  it('follows the newest without a gap; the first may have any number', () => {
    expect(getNextSdsVersion([standing(4), standing(3)])).toBe(5);
    expect(getNextSdsVersion([])).toBeNull();
    expect(getNextSdsVersion([withdrawn(9999)])).toBeNull();
  });

  it('skips withdrawn numbers', () => {
    expect(getNextSdsVersion([standing(2), withdrawn(3), withdrawn(4), withdrawn(9999)])).toBe(5);
  });
});

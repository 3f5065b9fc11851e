import { describe, expect, it } from 'vitest';
import { findValidityRange, getNextSdsVersion } from './upload.ts';

describe('the validity date of a version', () => {
  it('is at most ten years in the past and twelve months ahead', () => {
    const today = '2026-11-21';
    const days = ['2016-11-20', '2016-11-21', '2026-11-21', '2027-11-21', '2027-11-22', '9999-12-31'];
    const { min, max } = findValidityRange(today);
    expect(days.filter((day) => day >= min && day <= max)).toEqual(days.slice(1, 4));
  });
});

describe('the next version of a sheet', () => {
  const buildActive = (version: number) => ({ version, isWithdrawn: false });
  const buildWithdrawn = (version: number) => ({ version, isWithdrawn: true });

  it('follows the newest without a gap; the first may have any number', () => {
    expect(getNextSdsVersion([buildActive(4), buildActive(3)])).toBe(5);
    expect(getNextSdsVersion([])).toBeNull();
    expect(getNextSdsVersion([buildWithdrawn(9999)])).toBeNull();
  });

  it('skips withdrawn numbers', () => {
    expect(
      getNextSdsVersion([buildActive(2), buildWithdrawn(3), buildWithdrawn(4), buildWithdrawn(9999)]),
    ).toBe(5);
  });
});

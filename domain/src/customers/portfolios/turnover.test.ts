import { describe, expect, it } from 'vitest';
import { findTurnoverChangePct, findTurnoverPeriods } from './turnover.ts';

describe('the turnover of this year and last year', () => {
  it('covers the same days of both years', () => {
    expect(findTurnoverPeriods('2026-11-26')).toEqual({
      thisYearFrom: '2026-01-01',
      lastYearFrom: '2025-01-01',
      lastYearTo: '2025-11-26',
    });
    expect(findTurnoverPeriods('2028-02-29').lastYearTo).toBe('2027-02-28');
    expect(findTurnoverPeriods('2026-01-01').lastYearTo).toBe('2025-01-01');
  });

  it('has a change in percent only where there was turnover last year', () => {
    expect(findTurnoverChangePct(150, 100)).toBe(50);
    expect(findTurnoverChangePct(0, 80)).toBe(-100);
    expect(findTurnoverChangePct(100, 300)).toBe(-66.7);
    expect(findTurnoverChangePct(10, 0)).toBeNull();
  });
});

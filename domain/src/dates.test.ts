import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays, addWorkingDays, countDaysBetween, formatDate, formatInstant, getToday } from './dates.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dates', () => {
  it('are displayed as DD-MM-YYYY', () => {
    expect(formatDate('2026-03-09')).toBe('09-03-2026');
    expect(() => formatDate('2026-03-09T22:30:00Z')).toThrow(RangeError);
  });

  it('of instants are days in the time zone of the manufacturer', () => {
    expect(formatInstant('2026-03-09T23:30:00Z', 'Europe/Rome')).toBe('10-03-2026');
    expect(formatInstant('2026-03-09T23:30:00.123Z', 'America/New_York')).toBe('09-03-2026');
  });

  it('have "today" in the time zone of the manufacturer', () => {
    const lateEvening = new Date('2026-03-09T23:30:00Z');
    expect(getToday('Europe/Rome', lateEvening)).toBe('2026-03-10');
    expect(getToday('UTC', lateEvening)).toBe('2026-03-09');
    expect(getToday('America/New_York', new Date('2026-03-10T03:00:00Z'))).toBe('2026-03-09');
  });

  it('in one time zone share one formatter', () => {
    const formatter = vi.spyOn(Intl, 'DateTimeFormat');
    for (let hour = 0; hour < 24; hour++) getToday('Asia/Tokyo', new Date(Date.UTC(2026, 2, 9, hour)));
    expect(formatter).toHaveBeenCalledTimes(1);
    formatter.mockRestore();
  });

  it('are added across months, leap days and changes to summer time', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(() => addDays('yesterday', 1)).toThrow(RangeError);
  });

  it('are added in working days across weekends', () => {
    expect(addWorkingDays('2026-11-23', 3)).toBe('2026-11-26');
    expect(addWorkingDays('2026-11-26', 3)).toBe('2026-12-01');
    expect(addWorkingDays('2026-11-28', 1)).toBe('2026-11-30');
  });

  it('differ by exactly the number of days added', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
        expect(countDaysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { addWorkingDays, findNextWorkingDay, isWorkingDay } from '../dates.ts';
import { listClosedDays, newClosureSchema } from './closures.ts';
import { findEasterSunday, HOLIDAYS, listItalianHolidays } from './holidays.ts';

describe('the public holidays of Italy', () => {
  it('contain Easter Monday of each year', () => {
    const sundays = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2100-03-28'];
    for (const sunday of sundays) expect(findEasterSunday(Number(sunday.slice(0, 4)))).toBe(sunday);
    expect(listItalianHolidays(2027)).toContainEqual({ holiday: 'EASTER_MONDAY', day: '2027-03-29' });
  });

  it('are all listed, in the order of their days; Saint Francis from 2026 on', () => {
    const days = listItalianHolidays(2026).map(({ day }) => day);
    expect(days).toEqual([...days].sort());
    expect(new Set(listItalianHolidays(2026).map(({ holiday }) => holiday))).toEqual(new Set(HOLIDAYS));
    expect(listItalianHolidays(2025).some(({ holiday }) => holiday === 'SAINT_FRANCIS')).toBe(false);
  });
});

describe('a closure', () => {
  const check = (firstDay: string, lastDay: string) =>
    newClosureSchema
      .safeParse({ firstDay, lastDay, name: 'Ferie' })
      .error?.issues.map(({ message }) => message);

  it('ends on or after its first day, and is at most 92 days long', () => {
    expect(check('2026-08-10', '2026-08-10')).toBeUndefined();
    expect(check('2026-08-10', '2026-11-09')).toBeUndefined();
    expect(check('2026-08-10', '2026-08-09')).toEqual(['invalidField']);
    expect(check('2026-08-10', '2026-11-10')).toEqual(['invalidField']);
  });

  it('closes each of its days once, within the requested range', () => {
    const closures = [
      { firstDay: '2026-12-24', lastDay: '2026-12-27' },
      { firstDay: '2026-12-25', lastDay: '2026-12-25' },
    ];
    expect(listClosedDays(closures, '2026-12-25', '2026-12-26')).toEqual(['2026-12-25', '2026-12-26']);
    expect(listClosedDays(closures, '2026-12-28', '2026-12-31')).toEqual([]);
  });
});

describe('working days', () => {
  // A Friday and the following Monday.
  const closed = new Set(['2026-12-25', '2026-12-28']);

  it('are neither Saturdays, Sundays nor closed days', () => {
    expect(isWorkingDay('2026-12-24', closed)).toBe(true);
    for (const day of ['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28'])
      expect(isWorkingDay(day, closed)).toBe(false);
  });

  it('the next one is the day itself if it is open', () => {
    expect(findNextWorkingDay('2026-12-24', closed)).toBe('2026-12-24');
    expect(findNextWorkingDay('2026-12-25', closed)).toBe('2026-12-29');
  });

  it('are the only ones that a period counts', () => {
    expect(addWorkingDays('2026-12-23', 2, closed)).toBe('2026-12-29');
    expect(addWorkingDays('2026-12-23', 2)).toBe('2026-12-25');
  });
});

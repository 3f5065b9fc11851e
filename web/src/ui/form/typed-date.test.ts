import { formatDate } from '@cromia/domain/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedDate } from './typed-date';

test('a date is typed as it is shown: day, month, year', () => {
  expect(typedDate('05-12-2026')).toBe('2026-12-05');
  expect(typedDate('30-11-2026')).toBe('2026-11-30');
  expect(typedDate('5/1/2027')).toBe('2027-01-05');
  expect(typedDate(' 05.01.2027 ')).toBe('2027-01-05');
  expect(typedDate('05012027')).toBe('2027-01-05');
});

test('what is no calendar day is none', () => {
  for (const text of ['', '5-1', '31-02-2026', '13-13-2026', '2026-12-05', '05-12-26', 'domani']) {
    expect(typedDate(text), text).toBeNull();
  }
});

test('every day that is shown can be typed again', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2016-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      (instant) => {
        const day = instant.toISOString().slice(0, 10);
        expect(typedDate(formatDate(day))).toBe(day);
      },
    ),
  );
});

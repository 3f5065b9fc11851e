import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatOrDash } from './format';

describe('the formatter', () => {
  it('formats a missing value as a dash', () => {
    expect(formatOrDash(null, String)).toBe('–');
    expect(formatOrDash(undefined, String)).toBe('–');
    expect(formatOrDash(0, String)).toBe('0');
  });

  it('formats dates as DD-MM-YYYY', () => {
    expect(formatDate('2026-03-09', 'Europe/Rome')).toBe('09-03-2026');
    expect(formatDate('2026-03-09T12:00:00Z', 'Europe/Rome')).toBe('09-03-2026');
    expect(formatDate(null, 'Europe/Rome')).toBe('–');
  });

  it("formats an instant as the date in the manufacturer's time zone", () => {
    expect(formatDate('2026-03-09T23:30:00Z', 'Europe/Rome')).toBe('10-03-2026');
    expect(formatDate('2026-03-10T03:00:00Z', 'America/New_York')).toBe('09-03-2026');
    expect(formatDate('2026-03-09T12:00:00Z', 'Pacific/Kiritimati')).toBe('10-03-2026');
  });

  it("formats date and time in the manufacturer's time zone", () => {
    expect(formatDateTime('2026-03-09T23:30:00Z', 'Europe/Rome')).toBe('10-03-2026, 00:30');
  });
});

import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDiscounts,
  formatMoney,
  formatQuantity,
  formatUnitPrice,
  formatWeight,
} from './format';

/** Intl writes narrow and no-break spaces, which are compared as plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the formatter', () => {
  it('formats prices in EUR with 2 decimals and grouping in every language', () => {
    expect(plain(formatMoney(1234.5, 'it'))).toBe('1.234,50 €');
    expect(plain(formatMoney(1234.5, 'es'))).toBe('1.234,50 €');
    expect(plain(formatMoney(1234.5, 'pl'))).toBe('1 234,50 €');
    expect(plain(formatMoney(1234.5, 'en'))).toBe('€1,234.50');
  });

  it('formats unit prices with up to 4 decimals, at least 2', () => {
    expect(plain(formatUnitPrice(4.8951, 'it'))).toBe('4,8951 €');
    expect(plain(formatUnitPrice(9.5, 'de'))).toBe('9,50 €');
    expect(plain(formatUnitPrice(1234.567, 'en'))).toBe('€1,234.567');
    expect(formatUnitPrice(null, 'it')).toBe('–');
  });

  it('formats an unknown amount as a dash', () => {
    expect(formatMoney(null, 'it')).toBe('–');
    expect(formatWeight(undefined, 'it')).toBe('–');
  });

  it('formats weights in kg', () => {
    expect(plain(formatWeight(12.5, 'de'))).toBe('12,5 kg');
  });

  it('formats discounts as pct1+pct2 %, with the decimal separator of the language', () => {
    expect(plain(formatDiscounts(10, 5, 'it'))).toBe('10+5 %');
    expect(plain(formatDiscounts(20, 12.5, 'de'))).toBe('20+12,5 %');
    expect(plain(formatDiscounts(12.5, 0, 'en'))).toBe('12.5+0 %');
  });

  it('formats a quantity with its unit of measure, if any', () => {
    expect(plain(formatQuantity(0.75, 'it', 'l'))).toBe('0,75 l');
    expect(formatQuantity(4, 'it')).toBe('4');
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

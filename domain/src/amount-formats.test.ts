import { describe, expect, it } from 'vitest';
import {
  formatDiscounts,
  formatMoney,
  formatQuantity,
  formatUnit,
  formatUnitPrice,
  formatWeight,
} from './amount-formats.ts';

/** Intl writes narrow and no-break spaces, which are compared as plain ones. */
const normaliseSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the formats of amounts', () => {
  it('formats prices in EUR with 2 decimals and grouping in every language', () => {
    expect(normaliseSpaces(formatMoney(1234.5, 'it'))).toBe('1.234,50 €');
    expect(normaliseSpaces(formatMoney(1234.5, 'es'))).toBe('1.234,50 €');
    expect(normaliseSpaces(formatMoney(1234.5, 'pl'))).toBe('1 234,50 €');
    expect(normaliseSpaces(formatMoney(1234.5, 'en'))).toBe('€1,234.50');
  });

  it('formats unit prices with up to 4 decimals, at least 2', () => {
    expect(normaliseSpaces(formatUnitPrice(4.8951, 'it'))).toBe('4,8951 €');
    expect(normaliseSpaces(formatUnitPrice(9.5, 'de'))).toBe('9,50 €');
    expect(normaliseSpaces(formatUnitPrice(1234.567, 'en'))).toBe('€1,234.567');
  });

  it.each([
    ['kg', 'ru', 'кг'],
    ['l', 'ru', 'л'],
    ['m²/kg', 'ru', 'м²/кг'],
    ['g/l', 'ru', 'г/л'],
    ['%', 'ru', '%'],
    ['kg', 'pl', 'kg'],
    ['m²/l', 'cs', 'm²/l'],
  ])('writes the unit %s in %s as %s', (unit, language, symbol) => {
    expect(formatUnit(unit, language)).toBe(symbol);
  });

  it('formats weights in kg, with at most 2 decimals', () => {
    expect(normaliseSpaces(formatWeight(12.5, 'de'))).toBe('12,5 kg');
    expect(normaliseSpaces(formatWeight(105.2345, 'it'))).toBe('105,23 kg');
    expect(normaliseSpaces(formatWeight(1205.5, 'ru'))).toBe('1 205,5 кг');
  });

  it('formats discounts as pct1+pct2 %, with the decimal separator of the language', () => {
    expect(normaliseSpaces(formatDiscounts(10, 5, 'it'))).toBe('10+5 %');
    expect(normaliseSpaces(formatDiscounts(20, 12.5, 'de'))).toBe('20+12,5 %');
    expect(normaliseSpaces(formatDiscounts(12.5, 0, 'en'))).toBe('12.5+0 %');
  });

  it('formats a quantity with its unit of measure, if any', () => {
    expect(normaliseSpaces(formatQuantity(0.75, 'it', 'l'))).toBe('0,75 l');
    expect(formatQuantity(4, 'it')).toBe('4');
  });
});

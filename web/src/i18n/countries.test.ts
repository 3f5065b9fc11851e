import { describe, expect, it } from 'vitest';
import {
  choosePostalCodeKeyboard,
  listCountryOptions,
  listPrefixNames,
  updatePhonePrefix,
} from './countries';

describe('the country options', () => {
  it('are localized and sorted by the collation of the language', () => {
    const german = listCountryOptions('de').map(({ label }) => label);
    expect(german).toContain('Österreich');
    // An umlaut sorts with its vowel, not after the Z.
    expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'));
    expect(listCountryOptions('it').find(({ value }) => value === 'DE')?.label).toBe('Germania');
  });

  it('give each telephone prefix the country names that it can be found by', () => {
    expect(listPrefixNames('it').get('+39')).toContain('Italia');
    expect(listPrefixNames('en').get('+1')).toMatch(/^United States.*Canada/);
  });
});

describe('the telephone prefix', () => {
  it('follows the country', () => {
    expect(updatePhonePrefix('IT', { country: '', phonePrefix: '' })).toBe('+39');
    expect(updatePhonePrefix('DE', { country: 'IT', phonePrefix: '+39' })).toBe('+49');
  });

  it('stays the same once another one was chosen', () => {
    expect(updatePhonePrefix('DE', { country: 'IT', phonePrefix: '+41' })).toBe('+41');
  });
});

describe('the keyboard for postal codes', () => {
  it.each(['IT', 'DE', 'FR', 'ES', 'US', 'RU', 'PL'])('is numeric for %s', (country) => {
    expect(choosePostalCodeKeyboard(country)).toBe('numeric');
  });

  it.each(['GB', 'NL', 'CA', '', 'AE'])('is a text keyboard for %j', (country) => {
    expect(choosePostalCodeKeyboard(country)).toBe('text');
  });
});

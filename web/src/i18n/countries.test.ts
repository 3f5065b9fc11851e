import { describe, expect, it } from 'vitest';
import { countryOptions, listPrefixNames, postalCodeKeyboard, updatePhonePrefix } from './countries';

describe('countries of a form', () => {
  it("stand by their names in the order of the reader's alphabet", () => {
    const german = countryOptions('de').map(({ label }) => label);
    expect(german).toContain('Österreich');
    // An umlaut sorts with its vowel, not after the Z.
    expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'));
    expect(countryOptions('it').find(({ value }) => value === 'DE')?.label).toBe('Germania');
  });

  it('lend their names to the telephone prefixes, so that those are found by them', () => {
    expect(listPrefixNames('it').get('+39')).toContain('Italia');
    expect(listPrefixNames('en').get('+1')).toMatch(/^United States.*Canada/);
  });
});

describe('the telephone prefix', () => {
  it('follows the country', () => {
    expect(updatePhonePrefix('IT', { country: '', phonePrefix: '' })).toBe('+39');
    expect(updatePhonePrefix('DE', { country: 'IT', phonePrefix: '+39' })).toBe('+49');
  });

  it('stays once another one was chosen', () => {
    expect(updatePhonePrefix('DE', { country: 'IT', phonePrefix: '+41' })).toBe('+41');
  });
});

describe('the keyboard for postal codes', () => {
  it.each(['IT', 'DE', 'FR', 'ES', 'US', 'RU', 'PL'])('has digits where %s needs nothing else', (country) => {
    expect(postalCodeKeyboard(country)).toBe('numeric');
  });

  it.each(['GB', 'NL', 'CA', '', 'AE'])('has letters and dashes where %j may need them', (country) => {
    expect(postalCodeKeyboard(country)).toBe('text');
  });
});

import { describe, expect, it } from 'vitest';
import { chooseLanguage, inLanguage, localized, SDS_LANGUAGES, tagOfSdsLanguage } from './languages.ts';

describe('the language', () => {
  it("is the user's, then the locale query, then the browser's, else Italian", () => {
    const browserLanguages = ['sv-SE', 'pl-PL', 'en'];
    expect(chooseLanguage({ userLanguage: 'de', localeQuery: 'fr', browserLanguages })).toBe('de');
    expect(chooseLanguage({ userLanguage: null, localeQuery: 'fr', browserLanguages })).toBe('fr');
    expect(chooseLanguage({ userLanguage: null, localeQuery: null, browserLanguages })).toBe('pl');
    expect(chooseLanguage({ browserLanguages: ['sv'] })).toBe('it');
    expect(chooseLanguage({})).toBe('it');
  });

  it('passes over a language that the interface does not have', () => {
    expect(chooseLanguage({ userLanguage: 'cs', localeQuery: 'xx', browserLanguages: ['DE-at'] })).toBe('de');
  });

  it('of a product text falls back to Italian', () => {
    const texts = { it: 'Fondo epossidico', en: 'Epoxy primer', de: '  ' };
    expect(localized(texts, 'en')).toBe('Epoxy primer');
    expect(localized(texts, 'de')).toBe('Fondo epossidico');
    expect(localized(texts, 'ru')).toBe('Fondo epossidico');
    expect(localized({ en: 'Epoxy primer' }, 'ru')).toBe('Epoxy primer');
    expect(localized({}, 'it')).toBe('');
    expect(localized(null, 'it')).toBe('');
  });

  it('of an answer is the one asked for, else English, Italian, any', () => {
    const texts = { it: 'Fondo epossidico', en: 'Epoxy primer', de: '  ' };
    expect(inLanguage(texts, undefined)).toEqual(texts);
    expect(inLanguage(texts, 'it')).toEqual({ it: 'Fondo epossidico' });
    expect(inLanguage(texts, 'de')).toEqual({ en: 'Epoxy primer' });
    expect(inLanguage({ it: 'Fondo', cs: 'Základ' }, 'de')).toEqual({ it: 'Fondo' });
    expect(inLanguage({ cs: 'Základ' }, 'de')).toEqual({ cs: 'Základ' });
    expect(inLanguage({}, 'de')).toEqual({});
  });

  it('of a safety data sheet is one that browsers know, whatever code the trade has for it', () => {
    const names = SDS_LANGUAGES.map((language) => {
      const tag = tagOfSdsLanguage(language);
      return new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
    });
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(SDS_LANGUAGES.length);
    expect(tagOfSdsLanguage('CZ')).toBe('cs');
    expect(tagOfSdsLanguage('DE')).toBe('de');
  });
});

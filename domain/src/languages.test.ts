import { describe, expect, it } from 'vitest';
import {
  chooseLanguage,
  pickLocalizedText,
  reduceToLanguage,
  SDS_LANGUAGES,
  toLanguageTag,
} from './languages.ts';

describe('the language', () => {
  it("is the user's, then the locale query, then the browser's, else Italian", () => {
    const browserLanguages = ['sv-SE', 'pl-PL', 'en'];
    expect(chooseLanguage({ userLanguage: 'de', localeQuery: 'fr', browserLanguages })).toBe('de');
    expect(chooseLanguage({ userLanguage: null, localeQuery: 'fr', browserLanguages })).toBe('fr');
    expect(chooseLanguage({ userLanguage: null, localeQuery: null, browserLanguages })).toBe('pl');
    expect(chooseLanguage({ browserLanguages: ['sv'] })).toBe('it');
    expect(chooseLanguage({})).toBe('it');
  });

  it("is the installation's where no preferred language is supported", () => {
    expect(chooseLanguage({ browserLanguages: ['sv', 'cs'] }, 'de')).toBe('de');
    expect(chooseLanguage({ browserLanguages: ['sv', 'fr'] }, 'de')).toBe('fr');
  });

  it('skips languages that the interface does not have', () => {
    expect(chooseLanguage({ userLanguage: 'cs', localeQuery: 'xx', browserLanguages: ['DE-at'] })).toBe('de');
  });

  it('of a product text falls back to Italian', () => {
    const texts = { it: 'Fondo epossidico', en: 'Epoxy primer', de: '  ' };
    expect(pickLocalizedText(texts, 'en')).toBe('Epoxy primer');
    expect(pickLocalizedText(texts, 'de')).toBe('Fondo epossidico');
    expect(pickLocalizedText(texts, 'ru')).toBe('Fondo epossidico');
    expect(pickLocalizedText({ en: 'Epoxy primer' }, 'ru')).toBe('Epoxy primer');
    expect(pickLocalizedText({}, 'it')).toBe('');
    expect(pickLocalizedText(null, 'it')).toBe('');
  });

  it('of a response is the requested one, else English, Italian, or any', () => {
    const texts = { it: 'Fondo epossidico', en: 'Epoxy primer', de: '  ' };
    expect(reduceToLanguage(texts, undefined)).toEqual(texts);
    expect(reduceToLanguage(texts, 'it')).toEqual({ it: 'Fondo epossidico' });
    expect(reduceToLanguage(texts, 'de')).toEqual({ en: 'Epoxy primer' });
    expect(reduceToLanguage({ it: 'Fondo', cs: 'Základ' }, 'de')).toEqual({ it: 'Fondo' });
    expect(reduceToLanguage({ cs: 'Základ' }, 'de')).toEqual({ cs: 'Základ' });
    expect(reduceToLanguage({}, 'de')).toEqual({});
  });

  it('of a safety data sheet has a tag that browsers support, and CZ becomes cs', () => {
    const names = SDS_LANGUAGES.map((language) => {
      const tag = toLanguageTag(language);
      return new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
    });
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(SDS_LANGUAGES.length);
    expect(toLanguageTag('CZ')).toBe('cs');
    expect(toLanguageTag('DE')).toBe('de');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from './dates.ts';
import { UI_LANGUAGES, type UiLanguage } from './languages.ts';
import { parseTypedDate } from './typed-date.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2079-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const language = fc.constantFrom(...UI_LANGUAGES);

describe('a typed date', () => {
  it.each(UI_LANGUAGES)('is read day first or as ISO in %s', (each) => {
    for (const [text, expected] of [
      ['10-11-2026', '2026-11-10'],
      ['1/12/26', '2026-12-01'],
      ['1.12.26', '2026-12-01'],
      [' 5/1/2027 ', '2027-01-05'],
      ['5. 1. 2027', '2027-01-05'],
      ['05 01 2027', '2027-01-05'],
      ['5 / 1 / 2027', '2027-01-05'],
      ['10–11–2026', '2026-11-10'],
      ['29.02.2028', '2028-02-29'],
      ['2026-12-10', '2026-12-10'],
      ['2026/12/1', '2026-12-01'],
    ]) {
      expect([text, parseTypedDate(text ?? '', each)]).toEqual([text, expected]);
    }
  });

  it.each(UI_LANGUAGES)('that is not certainly one day is rejected in %s', (each) => {
    for (const text of [
      '',
      '31-02-2027',
      '31-02-26',
      '29-02-2027',
      '12-13-2026',
      '00-12-2026',
      '2026-13-01',
      '2026-12-10T00:00',
      '1-12',
      '1-12-',
      '1-12-2',
      '1-12-202',
      '1-12-20265',
      '1-12-0026',
      '1/12-2026',
      '1/12/99',
      '01122026',
      '46000',
      '-1-12-2026',
      'domani',
      '1-12-2026 x',
      '1 xyz 2026',
      '1 ma 2026',
      '1,12,2026',
    ]) {
      expect([text, parseTypedDate(text, each)]).toEqual([text, null]);
    }
  });

  it.each<[UiLanguage, string, string]>([
    ['it', '1 dicembre 2026', '2026-12-01'],
    ['it', '1° dic. 2026', '2026-12-01'],
    ['it', '31 febbraio 2026', ''],
    ['en', '1 December 2026', '2026-12-01'],
    ['en', '1st Dec 2026', '2026-12-01'],
    ['en', 'December 1, 2026', '2026-12-01'],
    ['en', 'Dec 1st, 2026', '2026-12-01'],
    ['en', 'Dec 22nd 2026', '2026-12-22'],
    ['de', '1. Dezember 2026', '2026-12-01'],
    ['de', '3. März 2027', '2027-03-03'],
    ['de', '3.Mrz.2027', ''],
    ['es', '1 de diciembre de 2026', '2026-12-01'],
    ['es', '1 de diciembre del 2026', '2026-12-01'],
    ['fr', '1er août 2027', '2027-08-01'],
    ['fr', '2 AOUT 2027', '2027-08-02'],
    ['fr', '2 jui 2027', ''],
    ['pl', '1 grudnia 2026 r.', '2026-12-01'],
    ['pl', '2026-12-01', '2026-12-01'],
    ['ru', '1 декабря 2026 г.', '2026-12-01'],
    ['ru', '01.12.2026 г.', '2026-12-01'],
    ['ru', '9 мая 2027', '2027-05-09'],
    ['de', '1 dicembre 2026', ''],
  ])('is read in the words of %s: %s', (each, text, expected) => {
    expect(parseTypedDate(text, each)).toBe(expected === '' ? null : expected);
  });

  it('is read back from every form in which a language writes it', () => {
    fc.assert(
      fc.property(day, language, (date, each) => {
        const [year = '', month = '', number = ''] = date.split('-');
        const long = new Intl.DateTimeFormat(each, { dateStyle: 'long', timeZone: 'UTC' });
        expect(parseTypedDate(long.format(new Date(date)), each)).toBe(date);
        expect(parseTypedDate(date, each)).toBe(date);
        expect(parseTypedDate(formatDate(date), each)).toBe(date);
        expect(parseTypedDate(`${Number(number)}/${Number(month)}/${year.slice(2)}`, each)).toBe(date);
      }),
    );
  });

  it('with numbers equals a strict reading, or is rejected', () => {
    const part = fc.integer({ min: 0, max: 40 }).map(String);
    const year = fc.integer({ min: 1890, max: 2210 }).map(String);
    fc.assert(
      fc.property(part, part, year, language, (first, second, third, each) => {
        const days = new Date(Number(third), Number(second), 0).getDate();
        const [number, month] = [Number(first), Number(second)];
        const exists = month >= 1 && month <= 12 && number >= 1 && number <= days;
        const isPlausible = Number(third) >= 1900 && Number(third) <= 2199;
        const expected = `${third}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`;
        expect(parseTypedDate(`${first}/${second}/${third}`, each)).toBe(
          exists && isPlausible ? expected : null,
        );
      }),
    );
  });
});

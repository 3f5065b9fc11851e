import { describe, expect, it } from 'vitest';
import { isInternalRecipe, listSdsYears, parseFileNameLanguage, RECIPES } from './sheet.ts';

describe('safety data sheets', () => {
  it('cover the years from 2016 to the current one', () => {
    expect(listSdsYears('2018-01-01')).toEqual([2018, 2017, 2016]);
  });

  it('are not sent for the internal recipes 33, 55, 66, 88, 90 and 92', () => {
    expect(Object.keys(RECIPES).filter(isInternalRecipe).sort()).toEqual([
      '33',
      '55',
      '66',
      '88',
      '90',
      '92',
    ]);
  });
});

describe('the language of a file', () => {
  it.each([
    ['SDS-F1207035-DE.pdf', 'DE'],
    ['F120 7035 it.PDF', 'IT'],
    ['sheet_CS.pdf', 'CZ'],
    ['CZ.pdf', 'CZ'],
    ['F120-7035.pdf', null],
    ['SDS-F1207035-XX.pdf', null],
    ['guide.pdf', null],
  ])('is taken from the end of its name: %s', (name, language) => {
    expect(parseFileNameLanguage(name)).toBe(language);
  });
});

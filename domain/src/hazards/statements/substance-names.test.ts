import { expect, it } from 'vitest';
import { nameSubstances, parseSubstanceName } from './substance-names.ts';

const hazard = {
  contains: ['xylene', 'TPGDA'],
  substanceNames: ['de:xylene=Xylol', 'en:xylene=xylene', 'fr:TPGDA=diacrylate de tripropylèneglycol'],
};

it('substances have the name of the language, else the English one, else that of the list', () => {
  expect(nameSubstances(hazard, 'de')).toEqual(['Xylol', 'TPGDA']);
  expect(nameSubstances(hazard, 'fr')).toEqual(['xylene', 'diacrylate de tripropylèneglycol']);
  expect(nameSubstances({ contains: ['a'], substanceNames: ['en:a=b', 'de:c=d'] }, 'ru')).toEqual(['b']);
});

it.each([
  ['de:xylene=Xylol', { language: 'de', name: 'xylene', translation: 'Xylol' }],
  [
    'it:1,2-benzisothiazol-3(2H)-one=1,2-benzisotiazol-3(2H)-one',
    { language: 'it', name: '1,2-benzisothiazol-3(2H)-one', translation: '1,2-benzisotiazol-3(2H)-one' },
  ],
  ['de: xylene = Xylol', { language: 'de', name: 'xylene', translation: 'Xylol' }],
  ['xx:xylene=Xylol', null],
  ['xylene=Xylol', null],
  ['de:xylene=', null],
  ['de:xylene', null],
])('%s is parsed', (entry, parsed) => {
  expect(parseSubstanceName(entry)).toEqual(parsed);
});

it.each([
  ['blanks', `de:${' '.repeat(60_000)}x`],
  ['blanks before the sign', `de:a${' '.repeat(60_000)}`],
  ['signs', `de:${'='.repeat(60_000)}`],
])('a long text of %s is read at once, and is no name', (_, entry) => {
  expect(parseSubstanceName(entry)).toBeNull();
});

import { expect, test } from 'vitest';
import { parseStoredTechnical } from './technical.ts';

test('what is stored is read field by field: a value that its field does not take is left out', () => {
  expect(
    parseStoredTechnical({
      viscosity: '70-90" DIN 4',
      dryFilm: '60–90 µm',
      gloss: 80,
      solidsByWeight: 81.5,
      solidsByVolume: 'many',
      vocCategory: 'z',
      colour: 'red',
    }),
  ).toEqual({ viscosity: '70-90" DIN 4', solidsByWeight: 81.5 });
});

test('data that do not agree with one another are read as they are', () => {
  expect(parseStoredTechnical({ storageFrom: 30, storageTo: 5 })).toEqual({ storageFrom: 30, storageTo: 5 });
});

test('where nothing is stored there is nothing', () => {
  expect(parseStoredTechnical(null)).toEqual({});
  expect(parseStoredTechnical('{}')).toEqual({});
});

import { expect, test } from 'vitest';
import { parseStoredTechnical } from './technical.ts';

test('stored technical data are parsed field by field, without invalid values', () => {
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

test('stored technical data that contradict each other are parsed unchanged', () => {
  expect(parseStoredTechnical({ storageFrom: 30, storageTo: 5 })).toEqual({ storageFrom: 30, storageTo: 5 });
});

test('missing technical data are parsed as empty', () => {
  expect(parseStoredTechnical(null)).toEqual({});
  expect(parseStoredTechnical('{}')).toEqual({});
});

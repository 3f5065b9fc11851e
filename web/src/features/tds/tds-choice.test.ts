import { expect, test } from 'vitest';
import { choosePreferredTds } from './tds-choice';

test('a sheet falls back to English, then to Italian, then to any language', () => {
  const choose = (...languages: string[]) =>
    choosePreferredTds(
      languages.map((language) => ({ id: language, language, product: 'F120-7035' })),
      'de',
    )?.language;
  expect(choose('IT', 'EN', 'DE')).toBe('DE');
  expect(choose('IT', 'EN')).toBe('EN');
  expect(choose('PL', 'IT')).toBe('IT');
  expect(choose('PL')).toBe('PL');
  expect(choose()).toBeUndefined();
});

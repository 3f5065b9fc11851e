import { expect, it } from 'vitest';
import { normalisePostalCode } from './postal-code.ts';

it.each([
  ['GB', 'sw1a 1aa', 'SW1A 1AA'],
  ['NL', '1234 ab', '1234 AB'],
  ['CA', 'k1a 0b1', 'K1A 0B1'],
  ['PL', '00950', '00-950'],
  ['IT', ' 36100 ', '36100'],
])('a postal code of %s typed as %s is stored as %s', (country, typed, stored) => {
  expect(normalisePostalCode(country, typed)).toBe(stored);
});

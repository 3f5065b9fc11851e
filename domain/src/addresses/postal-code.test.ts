import { expect, it } from 'vitest';
import { normalisePostalCode } from './postal-code.ts';

it.each([
  ['GB', 'sw1a 1aa', 'SW1A 1AA'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'm11ae', 'M1 1AE'],
  ['JE', 'JE23XP', 'JE2 3XP'],
  ['IE', 'd02x285', 'D02 X285'],
  ['MT', 'vlt1117', 'VLT 1117'],
  ['SE', '11455', '114 55'],
  ['CZ', '11000', '110 00'],
  ['SK', '811-01', '811 01'],
  ['GR', '10431', '104 31'],
  ['BR', '01310100', '01310-100'],
  ['PT', '1000205', '1000-205'],
  ['BM', 'hm12', 'HM 12'],
  ['NL', '1234 ab', '1234 AB'],
  ['NL', '1234ab', '1234 AB'],
  ['CA', 'k1a 0b1', 'K1A 0B1'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['PL', '00950', '00-950'],
  ['IT', ' 36100 ', '36100'],
])('a postal code of %s typed as %s is stored as %s', (country, typed, stored) => {
  expect(normalisePostalCode(country, typed)).toBe(stored);
});

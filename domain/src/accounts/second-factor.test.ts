import { expect, it } from 'vitest';
import { formatRecoveryCode, isAppCode, normaliseCode, secondFactorSchema } from './second-factor.ts';
import { describeUserAgent } from './user-agent.ts';

it('a code is read with spaces, hyphens and small letters', () => {
  const code = 'ABCDEFGH23456789ABCDEFGH';
  expect(normaliseCode(formatRecoveryCode(code).toLowerCase())).toBe(code);
  expect(isAppCode(normaliseCode(' 123 456 '))).toBe(true);
  expect(isAppCode(normaliseCode('12345'))).toBe(false);
  expect(secondFactorSchema.safeParse({ challenge: 'a', code: ' - ' }).success).toBe(false);
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['curl/8.5', null],
  [null, null],
])('%s is described as %s', (userAgent, expected) => {
  expect(describeUserAgent(userAgent)).toBe(expected);
});

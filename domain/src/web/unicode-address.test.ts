import { expect, it } from 'vitest';
import { emailField } from '../fields.ts';
import { formatEmail, formatWebsite } from './unicode-address.ts';
import { websiteField } from './website.ts';

it.each(['info@müller.example', 'Info@краски.example', 'anna@rossi.test'])(
  'the e-mail address %s is displayed as it was typed',
  (typed) => {
    expect(formatEmail(emailField().parse(typed))).toBe(typed);
  },
);

it.each([
  ['müller.example', 'https://müller.example'],
  ['www.χρώμα.example/de?q=xn--1', 'https://www.χρώμα.example/de?q=xn--1'],
  ['rossi.test', 'https://rossi.test'],
])('the website %s is displayed in Unicode', (typed, displayed) => {
  expect(formatWebsite(websiteField().parse(typed))).toBe(displayed);
});

it.each([
  // A Cyrillic а among Latin letters.
  ['a@xn--mazon-3ve.it', 'a@xn--mazon-3ve.it'],
  ['a@xn--.example', 'a@xn--.example'],
  ['a@xn--999999999.example', 'a@xn--999999999.example'],
  ['', ''],
  ['no address', 'no address'],
])('an address that is misleading or no address is displayed as stored: %s', (stored, displayed) => {
  expect(formatEmail(stored)).toBe(displayed);
});

it('a text that is no website is displayed as it is', () => {
  expect(formatWebsite('not a site')).toBe('not a site');
});

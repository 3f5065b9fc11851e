import { expect, it } from 'vitest';
import { parseTrackingUrl } from './tracking-url.ts';

it.each([
  'https://tracking.example.com/?id=1Z999AA10123456784',
  'http://corriere.example.it/spedizione/123',
  'HTTPS://Tracking.Example.com/a',
  'https://10.0.0.1:8443/track?code=A%20B',
])('%s is a tracking link', (text) => {
  expect(parseTrackingUrl(text)).toBe(new URL(text).href);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://tracking.example.com',
  'data:text/html,<script>alert(1)</script>',
  'ftp://tracking.example.com/a',
  '//tracking.example.com/a',
  'tracking.example.com',
  'https://user:secret@tracking.example.com/',
  'https://bank.example\\@evil.example/',
  'https://tracking.example.com/a b',
  'https://tracking.example.com/\u202Etxt',
  'https://',
  `https://tracking.example.com/${'a'.repeat(2000)}`,
])('%s is rejected', (text) => {
  expect(parseTrackingUrl(text)).toBeUndefined();
});

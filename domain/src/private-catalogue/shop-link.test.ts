import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { isSiteHost } from '../web/web-link.ts';
import { parseShopLink } from './shop-link.ts';

describe('a shop link', () => {
  it('is stored in normal form, with its host in punycode', () => {
    expect(parseShopLink('https://store.example.com/p/H500?x=1#top', null)).toEqual({
      link: 'https://store.example.com/p/H500?x=1#top',
    });
    expect(parseShopLink('HTTPS://Store.Example.com', null)).toEqual({ link: 'https://store.example.com/' });
    // The host contains a Cyrillic а. Its punycode shows the approver that it is another shop.
    expect(parseShopLink('https://аmazon.it/p', null)).toEqual({ link: 'https://xn--mazon-3ve.it/p' });
    expect(parseShopLink('https://store.example.com/p/a@b', null)).toHaveProperty('link');
  });

  it.each([
    'http://store.example.com/p',
    'javascript:alert(1)',
    'https:store.example.com',
    'https:///store.example.com',
    'https://store.example.com@evil.example/p',
    'https://@evil.example/p',
    'https://user:secret@store.example.com/p',
    'https:\\\\evil.example\\p',
    'https://store.example.com\\@evil.example/p',
    'https://store.example.com/p\u202Egnp',
    'https://store\u200B.example.com/p',
    'https://store.example.com/a b',
    'https://store.example.com/a\tb',
    'https://store.example.com:8443/p',
    'https://127.0.0.1/p',
    'https://2130706433/p',
    'https://[::1]/p',
    'https://localhost/p',
    'store.example.com',
  ])('is rejected when it is misleading or unsafe: %j', (text) => {
    expect(parseShopLink(text, null)).toEqual({ fault: 'unsafeLink' });
  });

  it('is rejected when it is too long, also after percent-encoding', () => {
    const host = 'https://store.example.com/';
    expect(parseShopLink(host + 'x'.repeat(LIMITS.url), null)).toEqual({ fault: 'invalidLenght' });
    expect(parseShopLink(host + 'ä'.repeat(LIMITS.url / 2), null)).toEqual({ fault: 'invalidLenght' });
  });

  it('must point to a configured host or one of its subdomains', () => {
    const hosts = ['example.com', 'shop.example.org'];
    for (const text of ['https://example.com/', 'https://store.example.com/', 'https://shop.example.org/p'])
      expect(parseShopLink(text, hosts)).toEqual({ link: text });
    for (const text of ['https://evilexample.com/', 'https://example.org/', 'https://example.com.evil.test/'])
      expect(parseShopLink(text, hosts)).toEqual({ fault: 'foreignShop' });
    expect(isSiteHost('store.example.com')).toBe(true);
    for (const text of ['https://store.example.com', 'localhost', '*.example.com', 'Example.com', 'a..com'])
      expect(isSiteHost(text)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { isPage } from './pages.ts';
import {
  findPrerenderedAddress,
  isIndexable,
  PRERENDERED_ADDRESSES,
  PRERENDERED_PATHS,
  PUBLIC_PATHS,
  toLevelUrl,
} from './public-pages.ts';

const splitAddress = (address: string): [string, URLSearchParams] => {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  return [pathname, searchParams];
};
const findAddress = (address: string) => findPrerenderedAddress(...splitAddress(address));

describe('the prerendered pages', () => {
  it('exist and are unique, and every public page is indexable', () => {
    expect(PRERENDERED_PATHS.filter((path) => !isPage(path))).toEqual([]);
    expect(new Set(PRERENDERED_ADDRESSES.map(({ address }) => address)).size).toBe(
      PRERENDERED_ADDRESSES.length,
    );
    expect(PUBLIC_PATHS.filter((path) => !isIndexable(...splitAddress(path)))).toEqual([]);
  });

  it('are found by their own addresses, even with tracking parameters', () => {
    for (const { address } of PRERENDERED_ADDRESSES) {
      expect(findAddress(address)).toBe(address);
      expect(findAddress(`${address}${address.includes('?') ? '&' : '?'}utm_source=x&locale=de`)).toBe(
        address,
      );
    }
  });

  it.each([
    ['/products-search', '/login?redirectLink=%2Fproducts-search'],
    ['/login?redirectLink=/products-search?serial=F120', '/login?redirectLink=%2Fproducts-search'],
    ['/login?redirectLink=/products-searching', '/login?redirectLink=%2Fprofile-user'],
    ['/new-password?token=1&username=a@b.it', '/new-password?username=name%40example.invalid&token=any'],
  ])('include the page where a visitor of %s arrives', (address, expected) => {
    expect(findAddress(address)).toBe(expected);
  });

  it('exclude pages behind the login', () => {
    expect(findAddress('/profile-user')).toBeUndefined();
  });

  it.each([
    '/faq?video=2',
    '/login?confirmed=a@b.it',
    '/login?redirectLink=//elsewhere.test',
    '/login?redirectLink=/ecommerce/products-search',
    '/login?redirectLink=/faq/../products-search',
    '/login?redirectLink=javascript:alert(1)',
    '/login?redirectLink=/a&confirmed=a@b.it',
    '/forgot-password?username=a@b.it',
    '/new-password?username=a@b.it',
    '/new-password?username=a@b.it&token=1&link=invalid',
    '/new-password?username=nobody&token=1',
    '/new-password?username=a@b.it&token=',
    '/registration/P?token=1&username=a@b.it',
  ])('exclude %s, whose query makes a different page', (address) => {
    expect(findAddress(address)).toBeUndefined();
  });
});

describe('search engines', () => {
  it.each(['/faq?video=2', '/login', '/login?locale=de', '/registration/C?locale=pl&utm_source=x'])(
    'may index %s',
    (address) => {
      expect(isIndexable(...splitAddress(address))).toBe(true);
    },
  );

  it.each([
    '/login?x=1',
    '/login?redirectLink=//elsewhere.test&locale=de',
    '/registration/P?token=1',
    '/profile-user',
  ])('may not index %s', (address) => {
    expect(isIndexable(...splitAddress(address))).toBe(false);
  });
});

describe('a level of the private catalogue', () => {
  it.each([
    ['', '/products-search/b2c'],
    ['WALLS/H500', '/products-search/b2c?path=WALLS%2FH500'],
  ])('%s has the address %s', (path, address) => {
    expect(toLevelUrl(path)).toBe(address);
  });
});

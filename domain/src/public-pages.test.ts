import { describe, expect, it } from 'vitest';
import { isPage } from './pages.ts';
import {
  DRAWN_ADDRESSES,
  DRAWN_PATHS,
  drawnAddress,
  guestAddress,
  guestSerial,
  isForSearchEngines,
  PUBLIC_PATHS,
  showsWhatChanges,
} from './public-pages.ts';

const parted = (address: string): [string, URLSearchParams] => {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  return [pathname, searchParams];
};
const drawn = (address: string) => drawnAddress(...parted(address));
const serialOf = (address: string) => guestSerial(...parted(address));

describe('the pages that are drawn ahead', () => {
  it('are pages, each once, and all that search engines are told of', () => {
    expect(DRAWN_PATHS.filter((path) => !isPage(path))).toEqual([]);
    expect(new Set(DRAWN_ADDRESSES.map(({ address }) => address)).size).toBe(DRAWN_ADDRESSES.length);
    expect(PUBLIC_PATHS.filter((path) => !isForSearchEngines(...parted(path)))).toEqual([]);
  });

  it('show what changes where the private catalogue stands', () => {
    expect(DRAWN_ADDRESSES.map(({ address }) => address).filter(showsWhatChanges)).toEqual([
      '/products-search/b2c',
    ]);
  });

  it('are found by their own addresses, whatever advertisements add', () => {
    for (const { address } of DRAWN_ADDRESSES) {
      expect(drawn(address)).toBe(address);
      expect(drawn(`${address}${address.includes('?') ? '&' : '?'}utm_source=x&locale=de`)).toBe(address);
    }
  });

  it.each([
    ['/products-search', '/login?redirectLink=%2Fproducts-search'],
    ['/login?redirectLink=/products-search?serial=F120', '/login?redirectLink=%2Fproducts-search'],
    ['/login?redirectLink=/products-searching', '/login?redirectLink=%2Fprofile-user'],
    ['/new-password?token=1&username=a@b.it', '/new-password?username=name%40example.invalid&token=drawn'],
  ])('are the one where a visitor of %s arrives', (address, expected) => {
    expect(drawn(address)).toBe(expected);
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
  ])('are none for %s, whose query makes a page of its own', (address) => {
    expect(drawn(address)).toBeUndefined();
  });
});

describe('search engines', () => {
  it.each(['/faq?video=2', '/login', '/login?locale=de', '/registration/C?locale=pl&utm_source=x'])(
    'may show %s',
    (address) => {
      expect(isForSearchEngines(...parted(address))).toBe(true);
    },
  );

  it.each([
    '/login?x=1',
    '/login?redirectLink=//elsewhere.test&locale=de',
    '/registration/P?token=1',
    '/profile-user',
  ])('may not show %s', (address) => {
    expect(isForSearchEngines(...parted(address))).toBe(false);
  });
});

describe('the serial of an address', () => {
  it.each([
    ['/products-search/guest?serial=F120', { serial: 'F120' }],
    ['/products-search/guest?color=7035&serial=F120&utm_source=x', { serial: 'F120', color: '7035' }],
    ['/products-search?serial=F120', { serial: 'F120' }],
    ['/products-search?serial=F120&color=7035&showTds=true', { serial: 'F120', color: '7035' }],
  ])('is what %s leads a visitor to', (address, expected) => {
    expect(serialOf(address)).toEqual(expected);
  });

  it.each([
    '/products-search/guest',
    '/products-search/guest?color=7035',
    '/products-search/guest?serial=F12000',
    '/products-search/guest?serial=F12',
    '/products-search/guest?serial=F120&color=7',
    '/products-search/guest?serial=f120',
    '/products-search/guest?serial=F120&color=',
    '/products-search/guest?serial=F120&serial=H500',
    '/products-search/guest?serial=F120&page=1',
    '/products-search/guest?serial=F120&showTds=true',
    '/products-search/b2b?serial=F120',
    '/login?serial=F120',
  ])('is none of %s', (address) => {
    expect(serialOf(address)).toBeUndefined();
  });

  it('has one address', () => {
    for (const wanted of [{ serial: 'F120' }, { serial: 'F120', color: '7035' }])
      expect(serialOf(guestAddress(wanted))).toEqual(wanted);
  });
});

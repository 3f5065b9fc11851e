import { describe, expect, it } from 'vitest';
import { isPage } from './pages.ts';

describe('a path of the app', () => {
  it.each([
    '/',
    '/faq',
    '/FAQ',
    '/registration/C',
    '/products-search/sellersMap/true/false',
    '/backoffice/orders/8a1c',
  ])('%s is a page', (path) => expect(isPage(path)).toBe(true));

  it.each([
    '',
    '/registration',
    '/registration/',
    '/faq/more',
    '/no/such/page',
    '/products-search/sellersMap/true',
    '/$',
  ])('"%s" is not a page', (path) => expect(isPage(path)).toBe(false));
});

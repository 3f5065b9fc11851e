import { describe, expect, it } from 'vitest';
import { parseRedirectLink, toLoginPath } from './redirect-link';

const BASE = '/ecommerce';

describe('redirectLink', () => {
  it('leads back to a page of this app, with its query', () => {
    expect(parseRedirectLink('/profile-customer/cart?page=2', BASE)).toBe('/profile-customer/cart?page=2');
  });

  it('may include the base path', () => {
    expect(parseRedirectLink('/ecommerce/checkout/order', BASE)).toBe('/checkout/order');
    expect(parseRedirectLink('/ecommerce', BASE)).toBe('/');
  });

  it.each([
    'https://evil.example/x',
    'HTTPS://evil.example',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '///evil.example',
    '/ecommerce//evil.example',
    '/ecommerce/\\evil.example',
    '/ecommerce/..//evil.example',
    '//user@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /profile-user',
    'profile-user',
    '',
    42,
    null,
    ['/cart'],
  ])('never leads out of the app: %j', (link) => {
    expect(parseRedirectLink(link, BASE)).toBeNull();
  });

  it.each([
    ['/@evil.example', '/@evil.example'],
    ['/https://evil.example', '/https://evil.example'],
    ['/%2F/evil.example', '/%2F/evil.example'],
    ['/ecommerce.evil.example', '/ecommerce.evil.example'],
    ['/a/../profile-user', '/profile-user'],
    ['/cart?back=//evil.example#top', '/cart?back=//evil.example#top'],
  ])('accepts %s as a page of this app', (link, page) => {
    expect(parseRedirectLink(link, BASE)).toBe(page);
  });

  it('does not lead to the login page again', () => {
    expect(parseRedirectLink('/login?redirectLink=/login', BASE)).toBeNull();
  });
});

describe('the login link', () => {
  const linkBackFrom = (href: string, state = {}) =>
    new URL(toLoginPath({ href, state }), 'https://app.test').searchParams.get('redirectLink');

  it('leads back to the current page', () => {
    expect(linkBackFrom('/faq?video=order#steps')).toBe('/faq?video=order#steps');
  });

  it('leads back without locale and tracking parameters', () => {
    expect(linkBackFrom('/faq?locale=de&utm_source=news')).toBe('/faq');
    expect(linkBackFrom('/faq?video=order&gclid=1#steps')).toBe('/faq?video=order#steps');
  });

  it('on the guest page leads back to the product search of the serial', () => {
    const guest = '/products-search/guest?serial=F120&color=7035&page=2&open=F120-7035-25';
    expect(linkBackFrom(guest)).toBe('/products-search?serial=F120&color=7035');
    expect(linkBackFrom(guest, { asksForSheet: true })).toBe(
      '/products-search?serial=F120&color=7035&showTds=true',
    );
    expect(linkBackFrom('/products-search/guest?serial=F120&showTds=true')).toBe(
      '/products-search?serial=F120&showTds=true',
    );
  });

  it.each(['/', '/registration/C', '/new-password?token=secret', '/unauthorized', '/not-found'])(
    'on %s leads back to the profile',
    (href) => {
      expect(toLoginPath({ href, state: {} })).toBe('/login');
    },
  );

  it('on the login page keeps the existing redirectLink', () => {
    expect(linkBackFrom('/login?redirectLink=%2Fsds')).toBe('/sds');
  });
});

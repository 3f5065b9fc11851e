import { describe, expect, it } from 'vitest';
import { loginPath, parseRedirectLink } from './redirect-link';

const BASE = '/ecommerce';

describe('redirectLink', () => {
  it('leads back to a page of this app, with its query', () => {
    expect(parseRedirectLink('/profile-customer/cart?page=2', BASE)).toBe('/profile-customer/cart?page=2');
  });

  it('may carry the base path', () => {
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
  ])('takes %s for a page of this app', (link, page) => {
    expect(parseRedirectLink(link, BASE)).toBe(page);
  });

  it('does not lead to the login page again', () => {
    expect(parseRedirectLink('/login?redirectLink=/login', BASE)).toBeNull();
  });
});

describe('a link to log in', () => {
  const backFrom = (href: string, state = {}) =>
    new URL(loginPath({ href, state }), 'https://app.test').searchParams.get('redirectLink');

  it('leads back to the page that it stands on', () => {
    expect(backFrom('/faq?video=order#steps')).toBe('/faq?video=order#steps');
  });

  it('leads back without the language of a link and where it was clicked', () => {
    expect(backFrom('/faq?locale=de&utm_source=news')).toBe('/faq');
    expect(backFrom('/faq?video=order&gclid=1#steps')).toBe('/faq?video=order#steps');
  });

  it('leads from what a guest sees of a serial to where the link of the guest leads users', () => {
    const guest = '/products-search/guest?serial=F120&color=7035&page=2&open=F120-7035-25';
    expect(backFrom(guest)).toBe('/products-search?serial=F120&color=7035');
    expect(backFrom(guest, { asksForSheet: true })).toBe(
      '/products-search?serial=F120&color=7035&showTds=true',
    );
    expect(backFrom('/products-search/guest?serial=F120&showTds=true')).toBe(
      '/products-search?serial=F120&showTds=true',
    );
  });

  it.each(['/', '/registration/C', '/new-password?token=secret', '/unauthorized', '/not-found'])(
    'leads from %s to the profile',
    (href) => {
      expect(loginPath({ href, state: {} })).toBe('/login');
    },
  );

  it('on the login page keeps the way back that brought somebody there', () => {
    expect(backFrom('/login?redirectLink=%2Fsds')).toBe('/sds');
  });
});

import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect-link';

const BASE = '/ecommerce';

describe('redirectLink', () => {
  it('leads back to a page of this app, with its query', () => {
    expect(safeRedirect('/profile-customer/cart?page=2', BASE)).toBe('/profile-customer/cart?page=2');
  });

  it('may carry the base path', () => {
    expect(safeRedirect('/ecommerce/checkout/order', BASE)).toBe('/checkout/order');
    expect(safeRedirect('/ecommerce', BASE)).toBe('/');
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
    expect(safeRedirect(link, BASE)).toBeNull();
  });

  it.each([
    ['/@evil.example', '/@evil.example'],
    ['/https://evil.example', '/https://evil.example'],
    ['/%2F/evil.example', '/%2F/evil.example'],
    ['/ecommerce.evil.example', '/ecommerce.evil.example'],
    ['/a/../profile-user', '/profile-user'],
    ['/cart?back=//evil.example#top', '/cart?back=//evil.example#top'],
  ])('takes %s for a page of this app', (link, page) => {
    expect(safeRedirect(link, BASE)).toBe(page);
  });

  it('does not lead to the login page again', () => {
    expect(safeRedirect('/login?redirectLink=/login', BASE)).toBeNull();
  });
});

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
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    '///evil.example',
    '/ecommerce//evil.example',
    'javascript:alert(1)',
    'profile-user',
    '',
    42,
    null,
    ['/cart'],
  ])('never leads out of the app: %j', (link) => {
    const safe = safeRedirect(link, BASE);
    expect(safe === null || !safe.startsWith('//')).toBe(true);
    if (safe !== null) expect(new URL(safe, 'https://here.example').origin).toBe('https://here.example');
  });

  it('does not lead to the login page again', () => {
    expect(safeRedirect('/login?redirectLink=/login', BASE)).toBeNull();
  });
});

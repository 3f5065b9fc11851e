import { describe, expect, it } from 'vitest';
import { findBuyingRefusal, findCartError } from './buying.ts';

const customer = { role: 'CUSTOMER', type: 'C' } as const;
const product = { status: 'A', tsc: 'S', inStock: true };
const alone = { actingFor: null };

describe('adding to the cart', () => {
  it('is allowed for customers', () => {
    expect(findBuyingRefusal(customer, product, alone)).toBeNull();
  });

  it('requires visitors to log in first', () => {
    expect(findBuyingRefusal(null, product, alone)).toBe('loginNeeded');
  });

  it('is refused for products with tsc N', () => {
    expect(findBuyingRefusal(customer, { ...product, tsc: 'N' }, alone)).toBe('onRequestOnly');
    expect(findCartError({ ...product, tsc: 'N' })).toBe('ProductOnRequestOnly');
  });

  it('requires a company profile', () => {
    expect(findBuyingRefusal({ role: 'USER', type: 'P' }, product, alone)).toBe('companyProfileNeeded');
  });

  it('requires a role beyond USER', () => {
    expect(findBuyingRefusal({ role: 'USER', type: 'C' }, product, alone)).toBe('becomeCustomer');
    expect(findBuyingRefusal({ role: 'ADMIN', type: 'C' }, product, alone)).toBe('notAllowed');
  });

  it('requires agents and commercial staff to pick a customer first', () => {
    for (const role of ['AGENT', 'COMMERCIAL'] as const) {
      expect(findBuyingRefusal({ role, type: 'C' }, product, alone)).toBe('pickCustomer');
      expect(findBuyingRefusal({ role, type: 'C' }, product, { actingFor: '100001' })).toBeNull();
    }
  });

  it('is refused for discontinued products, but not for products out of stock', () => {
    expect(findBuyingRefusal(customer, { ...product, status: 'E' }, alone)).toBe('notAvailable');
    expect(findBuyingRefusal(customer, { ...product, status: 'C' }, alone)).toBe('codeChanged');
    expect(findBuyingRefusal(customer, { ...product, inStock: false }, alone)).toBeNull();
    expect(findCartError({ ...product, status: 'C' })).toBe('ProductNotAvailable');
    expect(findCartError({ ...product, inStock: false })).toBeNull();
    expect(findCartError({ ...product, tsc: 'R' })).toBeNull();
  });
});

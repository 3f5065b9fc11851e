import { describe, expect, it } from 'vitest';
import { buyingRefusal, cartError } from './buying.ts';

const customer = { role: 'CUSTOMER', type: 'C' } as const;
const product = { status: 'A', tsc: 'S', inStock: true };
const alone = { actingFor: null };

describe('buying to cart', () => {
  it('is open to customers', () => {
    expect(buyingRefusal(customer, product, alone)).toBeNull();
  });

  it('asks visitors to log in first', () => {
    expect(buyingRefusal(null, product, alone)).toBe('loginNeeded');
  });

  it('requires tsc not N', () => {
    expect(buyingRefusal(customer, { ...product, tsc: 'N' }, alone)).toBe('onRequestOnly');
    expect(cartError({ ...product, tsc: 'N' })).toBe('ProductOnRequestOnly');
  });

  it('requires a company profile', () => {
    expect(buyingRefusal({ role: 'USER', type: 'P' }, product, alone)).toBe('companyProfileNeeded');
  });

  it('requires a role beyond USER', () => {
    expect(buyingRefusal({ role: 'USER', type: 'C' }, product, alone)).toBe('becomeCustomer');
    expect(buyingRefusal({ role: 'ADMIN', type: 'C' }, product, alone)).toBe('notAllowed');
  });

  it('requires agents and commercial staff to pick a customer first', () => {
    for (const role of ['AGENT', 'COMMERCIAL'] as const) {
      expect(buyingRefusal({ role, type: 'C' }, product, alone)).toBe('pickCustomer');
      expect(buyingRefusal({ role, type: 'C' }, product, { actingFor: '100001' })).toBeNull();
    }
  });

  it('refuses what is no longer sold, but not what is out of stock', () => {
    expect(buyingRefusal(customer, { ...product, status: 'E' }, alone)).toBe('notAvailable');
    expect(buyingRefusal(customer, { ...product, status: 'C' }, alone)).toBe('codeChanged');
    expect(buyingRefusal(customer, { ...product, inStock: false }, alone)).toBeNull();
    expect(cartError({ ...product, status: 'C' })).toBe('ProductNotAvailable');
    expect(cartError({ ...product, inStock: false })).toBeNull();
    expect(cartError({ ...product, tsc: 'R' })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { findBuyingRejection, findCartError } from './buying.ts';

const customer = { role: 'CUSTOMER', type: 'C', companyRole: 'BUYER' } as const;
const product = { status: 'A', tsc: 'S', inStock: true };
const noCustomer = { actingFor: null };

describe('adding to the cart', () => {
  it('is allowed for customers', () => {
    expect(findBuyingRejection(customer, product, noCustomer)).toBeNull();
  });

  it('requires visitors to log in first', () => {
    expect(findBuyingRejection(null, product, noCustomer)).toBe('loginNeeded');
  });

  it('is rejected for products with tsc N', () => {
    expect(findBuyingRejection(customer, { ...product, tsc: 'N' }, noCustomer)).toBe('onRequestOnly');
    expect(findCartError({ ...product, tsc: 'N' })).toBe('ProductOnRequestOnly');
  });

  it('requires a company profile', () => {
    expect(findBuyingRejection({ role: 'USER', type: 'P', companyRole: null }, product, noCustomer)).toBe(
      'companyProfileNeeded',
    );
  });

  it('requires a role beyond USER', () => {
    expect(findBuyingRejection({ role: 'USER', type: 'C', companyRole: null }, product, noCustomer)).toBe(
      'becomeCustomer',
    );
    expect(findBuyingRejection({ role: 'ADMIN', type: 'C', companyRole: null }, product, noCustomer)).toBe(
      'notAllowed',
    );
  });

  it('is rejected for people who only read, and allowed for those who ask for approvals', () => {
    const viewer = { ...customer, companyRole: 'VIEWER' } as const;
    expect(findBuyingRejection(viewer, product, noCustomer)).toBe('notAllowed');
    expect(findBuyingRejection({ ...customer, companyRole: 'REQUESTER' }, product, noCustomer)).toBeNull();
  });

  it('requires agents and commercial staff to pick a customer first', () => {
    for (const role of ['AGENT', 'COMMERCIAL'] as const) {
      expect(findBuyingRejection({ role, type: 'C', companyRole: null }, product, noCustomer)).toBe(
        'pickCustomer',
      );
      expect(
        findBuyingRejection({ role, type: 'C', companyRole: null }, product, { actingFor: '100001' }),
      ).toBeNull();
    }
  });

  it('is rejected for discontinued products, but not for products out of stock', () => {
    expect(findBuyingRejection(customer, { ...product, status: 'E' }, noCustomer)).toBe('notAvailable');
    expect(findBuyingRejection(customer, { ...product, status: 'C' }, noCustomer)).toBe('codeChanged');
    expect(findBuyingRejection(customer, { ...product, inStock: false }, noCustomer)).toBeNull();
    expect(findCartError({ ...product, status: 'C' })).toBe('ProductNotAvailable');
    expect(findCartError({ ...product, inStock: false })).toBeNull();
    expect(findCartError({ ...product, tsc: 'R' })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import {
  addressCodeField,
  findAddressKind,
  getNextContactCode,
  getNextShippingCode,
  listShippingAddresses,
} from './customer.ts';

describe('an address', () => {
  it('is legal with code SL, administrative with SA, shipping with SD001 and above', () => {
    expect(['SL', 'SA', 'SD001', 'SD1234', 'SD1', 'XX'].map(findAddressKind)).toEqual([
      'legal',
      'administrative',
      'shipping',
      'shipping',
      undefined,
      undefined,
    ]);
    expect(addressCodeField().safeParse('SD01').success).toBe(false);
  });

  it('for shipping gets the next code above the highest', () => {
    expect(getNextShippingCode([])).toBe('SD001');
    expect(getNextShippingCode(['SL', 'SA', 'SD001', 'SD007'])).toBe('SD008');
    expect(getNextShippingCode(['SD999'])).toBe('SD1000');
  });

  it('is offered for shipping unless it is administrative, with the default first', () => {
    const addresses = [
      { code: 'SL', isDefault: false, isShipping: false },
      { code: 'SA', isDefault: false, isShipping: false },
      { code: 'SD001', isDefault: false, isShipping: true },
      { code: 'SD002', isDefault: true, isShipping: true },
    ];
    expect(listShippingAddresses(addresses).map(({ code }) => code)).toEqual(['SD002', 'SD001', 'SL']);
  });
});

describe('a contact', () => {
  it('gets the next code above the highest, C003 or later', () => {
    expect(getNextContactCode([])).toBe('C003');
    expect(getNextContactCode(['C001', 'C002', 'C010'])).toBe('C011');
  });
});

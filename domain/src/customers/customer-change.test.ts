import { describe, expect, it } from 'vitest';
import { applyCustomerChange, customerChangeSchema, findCustomerChanges } from './customer-change.ts';
import { EMPTY_ASSESSMENT } from './customer-profile.ts';

const address = {
  code: 'SL',
  businessName: null,
  streetAddress1: 'Via Roma 1',
  streetAddress2: null,
  country: 'IT',
  city: 'Vicenza',
  zipOrPostalCode: '36100',
  province: 'VI',
  note: null,
  isDefault: false,
  isShipping: false,
};

/** An imported customer, which lacks the SDI code and the PEC. */
const stored = {
  ...EMPTY_ASSESSMENT,
  businessName: 'Rossi Verniciature',
  vatNumber: 'IT01234560248',
  fiscalCode: null,
  sdiCode: null as string | null,
  pec: null as string | null,
  addresses: [address],
  contacts: [],
  billingEmails: [],
  transportDocumentEmails: [],
  msdsEmails: [],
  testSheetsEmails: [],
  bankName: null,
  iban: null,
  priceListCode: 'RIV',
  discountPct1: 20,
  discountPct2: 0,
  unconditionalDiscountPct: 0,
  agentCommissionPct: 3,
  paymentTerms: null,
  creditLimit: null,
  blocksOverLimit: false,
};

const parse = (fields: object) => customerChangeSchema.parse({ version: 'v1', ...fields });

describe('a change of a customer at the desk', () => {
  it('replaces the named fields only', () => {
    const { updated, errors } = applyCustomerChange(stored, parse({ discountPct1: 22.5, paymentTerms: '' }));
    expect(errors).toEqual([]);
    expect(updated).toEqual({ ...stored, discountPct1: 22.5 });
  });

  it('of the terms is valid although required data are missing; of the identity it is not', () => {
    expect(applyCustomerChange(stored, parse({ agentCommissionPct: 4 })).errors).toEqual([]);
    expect(applyCustomerChange(stored, parse({ sdiCode: 'A1B2C3D' })).errors).toEqual([
      { path: 'pec', code: 'missing' },
    ]);
  });

  it('to a VAT number of another country reports the business address', () => {
    const { errors } = applyCustomerChange(stored, parse({ vatNumber: 'SI12345679' }));
    expect(errors).toEqual([{ path: 'addresses.0.country', code: 'invalidField' }]);
  });

  it.each([
    ['discountPct1', 100.01],
    ['discountPct1', -1],
    ['unconditionalDiscountPct', 1.234],
    ['agentCommissionPct', '3'],
    ['priceListCode', 'XYZ'],
    ['paymentTerms', 'x'.repeat(256)],
    ['vatNumber', 'IT123'],
    ['billingEmails', []],
    ['iban', 'IT00'],
  ])('rejects %s %j at its field', (field, value) => {
    const { error } = customerChangeSchema.safeParse({ version: 'v1', [field]: value });
    expect(error?.issues[0]?.path[0]).toBe(field);
  });

  it('is recorded with old and new values, an address as a whole', () => {
    const shipping = { ...address, code: 'SD001', isShipping: true };
    const updated = { ...stored, discountPct1: 22, fiscalCode: '', addresses: [address, shipping] };
    expect(findCustomerChanges({ ...stored, fiscalCode: null }, { ...updated, fiscalCode: null })).toEqual({
      was: { discountPct1: 20, 'addresses.SD001': null },
      is: { discountPct1: 22, 'addresses.SD001': shipping },
    });
    expect(findCustomerChanges(stored, { ...stored, addresses: [{ ...address }] })).toEqual({
      was: {},
      is: {},
    });
  });
});

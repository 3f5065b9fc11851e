import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import {
  associationSchema,
  customerRequestDecisionSchema,
  invitationResponseSchema,
  invitationSchema,
  managedRequestSchema,
  ownRequestSchema,
  requestDraftSchema,
  STEP_SCHEMAS,
} from './request-forms.ts';

const legalAddress = {
  code: 'SL',
  streetAddress1: 'Via Roma 1',
  country: 'IT',
  city: 'Vicenza',
  zipOrPostalCode: '36100',
};
const purchasingContact = {
  code: 'C001',
  gender: 'F',
  firstName: 'Anna',
  lastName: 'Pozzi',
  role: 'BYR',
  email: 'anna@rossi.test',
  phoneNumber: '+39 0444 512345',
};
const company = {
  businessName: 'Rossi Verniciature S.r.l.',
  vatNumber: 'IT00743110157',
  fiscalCode: '',
  sdiCode: 'a1b2c3d',
  pec: 'rossi@pec.test',
  addresses: [legalAddress, { ...legalAddress, code: 'SD001', isDefault: true }],
  contacts: [purchasingContact, { ...purchasingContact, code: 'C002', role: 'OFW' }],
  billingEmails: ['a@rossi.test'],
  transportDocumentEmails: ['a@rossi.test'],
  msdsEmails: ['a@rossi.test', 'b@rossi.test', 'c@rossi.test'],
  testSheetsEmails: ['a@rossi.test'],
};
const germanAddress = { ...legalAddress, country: 'DE', zipOrPostalCode: '80331' };
const germanCompany = { vatNumber: 'DE136695976', addresses: [germanAddress] };
const ownRequest = { ...company, bankName: 'Banca', iban: 'IT60X0542811101000000123456' };

function findErrors(
  schema: { safeParse: (value: unknown) => { error?: Parameters<typeof toFieldErrors>[0] | undefined } },
  value: unknown,
) {
  const { error } = schema.safeParse(value);
  return error ? Object.fromEntries(toFieldErrors(error).map(({ path, code }) => [path, code])) : {};
}

describe('a request to become a customer', () => {
  it('can have the owner of a one-man firm as both standard contacts', () => {
    const contacts = ['C001', 'C002'].map((code) => ({ ...purchasingContact, code, role: 'PRP' }));
    expect(findErrors(ownRequestSchema, { ...ownRequest, contacts })).toEqual({});
    const additional = { ...purchasingContact, code: 'C003', department: 'PRD', role: 'PRP' };
    expect(findErrors(ownRequestSchema, { ...ownRequest, contacts: [...contacts, additional] })).toEqual({
      'contacts.2.role': 'invalidField',
    });
  });

  it('reports all wrong fields at once, also in and of its lists', () => {
    const wrong = {
      vatNumber: 'IT12',
      addresses: [
        { ...legalAddress, city: '', zipOrPostalCode: '1' },
        { ...legalAddress, country: 'ZZ' },
      ],
      contacts: [{ ...purchasingContact, role: 'OFW', phoneNumber: '+39 1' }],
      billingEmails: ['a@rossi.test', 'x', 'A@rossi.test'],
      iban: 'IT60',
    };
    expect(findErrors(ownRequestSchema, wrong)).toEqual({
      businessName: 'missing',
      vatNumber: 'invalidField',
      sdiCode: 'missing',
      pec: 'missing',
      addresses: 'invalidField',
      'addresses.0.city': 'missing',
      'addresses.0.zipOrPostalCode': 'invalidField',
      'addresses.1.country': 'invalidField',
      contacts: 'missing',
      'contacts.0.role': 'invalidField',
      'contacts.0.phoneNumber': 'invalidField',
      'billingEmails.1': 'invalidField',
      'billingEmails.2': 'invalidField',
      transportDocumentEmails: 'missing',
      msdsEmails: 'missing',
      testSheetsEmails: 'missing',
      bankName: 'missing',
      iban: 'invalidField',
    });
  });

  it('is accepted when every step is complete, and normalised', () => {
    const request = ownRequestSchema.parse(ownRequest);
    expect(request).toMatchObject({ sdiCode: 'A1B2C3D', fiscalCode: null, iban: ownRequest.iban });
    expect(request.addresses[1]).toMatchObject({ isShipping: true, isDefault: true });
    expect(request.contacts.map(({ department, isPurchasing }) => [department, isPurchasing])).toEqual([
      ['PRC', true],
      ['ADM', false],
    ]);
  });

  it('requires every mandatory field of section 5', () => {
    expect(findErrors(ownRequestSchema, {})).toEqual({
      businessName: 'missing',
      vatNumber: 'missing',
      addresses: 'missing',
      contacts: 'missing',
      billingEmails: 'missing',
      transportDocumentEmails: 'missing',
      msdsEmails: 'missing',
      testSheetsEmails: 'missing',
      bankName: 'missing',
      iban: 'missing',
    });
  });

  it('of an Italian company requires SDI code and PEC, which are dropped for other countries', () => {
    expect(findErrors(ownRequestSchema, { ...ownRequest, sdiCode: '', pec: null })).toEqual({
      sdiCode: 'missing',
      pec: 'missing',
    });
    expect(findErrors(ownRequestSchema, { ...ownRequest, sdiCode: 'A1B2C3' })).toEqual({
      sdiCode: 'invalidField',
    });
    const german = { ...ownRequest, ...germanCompany, sdiCode: 'A1B2C3D', pec: null };
    expect(ownRequestSchema.parse(german)).toMatchObject({ sdiCode: null, pec: null });
  });

  it('has one legal address, at most one default and 500 shipping addresses, and valid postal codes', () => {
    const findAddressErrors = (...addresses: object[]) =>
      findErrors(ownRequestSchema, { ...ownRequest, addresses });
    expect(findAddressErrors()).toEqual({ addresses: 'missing' });
    expect(findAddressErrors({ ...legalAddress, code: 'SD001' })).toEqual({ addresses: 'missing' });
    expect(findAddressErrors(legalAddress, legalAddress)).toEqual({ addresses: 'invalidField' });
    expect(findAddressErrors({ ...legalAddress, zipOrPostalCode: '1' })).toEqual({
      'addresses.0.zipOrPostalCode': 'invalidField',
    });
    expect(
      findAddressErrors(
        legalAddress,
        { ...legalAddress, code: 'SD001', isDefault: true },
        { ...legalAddress, code: 'SD002', isDefault: true },
      ),
    ).toEqual({ addresses: 'invalidField' });
    const tooMany = Array.from({ length: LIMITS.listEntries + 1 }, (_, index) => ({
      ...legalAddress,
      code: `SD${String(index + 1).padStart(3, '0')}`,
    }));
    // At most 500 shipping addresses, with or without a separate administrative one.
    expect(findAddressErrors(legalAddress, ...tooMany)).toEqual({ addresses: 'invalidLenght' });
    const maximum = tooMany.slice(0, LIMITS.listEntries);
    expect(findAddressErrors(legalAddress, { ...legalAddress, code: 'SA' }, ...maximum)).toEqual({});
  });

  it('has its business address in the country of the VAT number', () => {
    const findCountryErrors = (addresses: object[]) =>
      findErrors(ownRequestSchema, { ...ownRequest, ...germanCompany, addresses });
    expect(findCountryErrors([germanAddress, { ...legalAddress, code: 'SD001' }])).toEqual({});
    expect(findCountryErrors([legalAddress])).toEqual({ 'addresses.0.country': 'invalidField' });
    // The administrative address, if there is one, is the business address.
    expect(findCountryErrors([legalAddress, { ...germanAddress, code: 'SA' }])).toEqual({});
    const addressesAbroad = [germanAddress, { ...legalAddress, code: 'SA' }];
    expect(findCountryErrors(addressesAbroad)).toEqual({ 'addresses.1.country': 'invalidField' });
    expect(
      findErrors(STEP_SCHEMAS.Addresses, { vatNumber: 'de136695976', addresses: addressesAbroad }),
    ).toEqual({
      'addresses.1.country': 'invalidField',
    });
    const greek = {
      ...ownRequest,
      vatNumber: 'EL094014201',
      addresses: [{ ...legalAddress, country: 'GR', zipOrPostalCode: '104 31' }],
    };
    expect(findErrors(ownRequestSchema, greek)).toEqual({});
  });

  it('has a purchasing and an administrative contact; others require a department and its role', () => {
    const findContactErrors = (...contacts: object[]) =>
      findErrors(ownRequestSchema, { ...ownRequest, contacts });
    const [purchasing, administrative] = company.contacts;
    if (!purchasing || !administrative) throw new Error('Expected two contacts');
    expect(findContactErrors(purchasing)).toEqual({ contacts: 'missing' });
    expect(findContactErrors(purchasing, { ...administrative, role: 'BYR' })).toEqual({
      'contacts.1.role': 'invalidField',
    });
    const additional = { ...purchasingContact, code: 'C003', role: 'DPH' };
    expect(findContactErrors(purchasing, administrative, additional)).toEqual({
      'contacts.2.department': 'missing',
    });
    expect(findContactErrors(purchasing, administrative, { ...additional, department: 'PRD' })).toEqual({});
    expect(findContactErrors(purchasing, { ...administrative, phoneNumber: '0444 512345' })).toEqual({
      'contacts.1.phoneNumber': 'invalidField',
    });
  });

  it('has one to three e-mails for each document', () => {
    const fourEmails = ['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test'];
    expect(
      findErrors(ownRequestSchema, { ...ownRequest, msdsEmails: fourEmails, billingEmails: [] }),
    ).toEqual({
      msdsEmails: 'invalidLenght',
      billingEmails: 'missing',
    });
    expect(findErrors(ownRequestSchema, { ...ownRequest, msdsEmails: ['a@x.test', 'b'] })).toEqual({
      'msdsEmails.1': 'invalidField',
    });
  });

  it('of an agent requires the first competitor and no bank', () => {
    expect(findErrors(managedRequestSchema, company)).toEqual({ marketCompetitor1: 'missing' });
    expect(managedRequestSchema.parse({ ...company, marketCompetitor1: 'Nordlack' })).toMatchObject({
      isRetailerOfWood: false,
      tntNextRequired: false,
    });
  });

  it('can be saved as an incomplete draft, but not with oversized values', () => {
    expect(requestDraftSchema.parse({})).toEqual({});
    expect(requestDraftSchema.parse({ vatNumber: 'not yet', iban: '?', step: 'Addresses' })).toMatchObject({
      iban: '?',
    });
    expect(requestDraftSchema.safeParse({ businessName: 'x'.repeat(5000) }).success).toBe(false);
    expect(
      requestDraftSchema.safeParse({ addresses: Array.from({ length: 600 }, () => ({ code: 'SD' })) })
        .success,
    ).toBe(false);
  });
});

describe('the other ways to become a customer', () => {
  it('an association requires a customer code of exactly 6 digits', () => {
    expect(associationSchema.safeParse({ customerCode: '100001' }).success).toBe(true);
    expect(findErrors(associationSchema, { customerCode: '10001' })).toEqual({
      customerCode: 'invalidField',
    });
    expect(findErrors(associationSchema, {})).toEqual({ customerCode: 'missing' });
  });

  it('an invitation requires e-mail and names; its response accepts REFUSED as REJECTED', () => {
    expect(Object.keys(findErrors(invitationSchema, {}))).toEqual([
      'inviteeEmail',
      'inviteeFirstName',
      'inviteeLastName',
    ]);
    expect(invitationResponseSchema.parse({ inviterUsername: 'Anna@rossi.test', status: 'REFUSED' })).toEqual(
      {
        inviterUsername: 'anna@rossi.test',
        status: 'REJECTED',
      },
    );
  });
});

describe('a decision on a request', () => {
  it('is ACCEPTED with a known price list, or REJECTED', () => {
    expect(
      customerRequestDecisionSchema.safeParse({ decision: 'ACCEPTED', priceListCode: 'IND' }).success,
    ).toBe(true);
    expect(
      customerRequestDecisionSchema.safeParse({ decision: 'ACCEPTED', priceListCode: 'XXX' }).success,
    ).toBe(false);
    expect(customerRequestDecisionSchema.parse({ decision: 'REFUSED' })).toEqual({ decision: 'REJECTED' });
    expect(customerRequestDecisionSchema.safeParse({ decision: 'MAYBE' }).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../errors.ts';
import { managedUpdateSchema, ownUpdateSchema } from './profile-update.ts';

const address = {
  code: 'SL',
  streetAddress1: 'Via Roma 1',
  country: 'IT',
  city: 'Vicenza',
  zipOrPostalCode: '36100',
};
const contact = {
  code: 'C001',
  gender: 'F',
  firstName: 'Anna',
  lastName: 'Pozzi',
  role: 'BYR',
  email: 'anna@rossi.test',
  phoneNumber: '+39 0444 512345',
};
const company = {
  businessName: 'Rossi S.r.l.',
  // Stored before check digits were validated.
  vatNumber: 'IT00000000001',
  sdiCode: 'A1B2C3D',
  pec: 'rossi@pec.test',
  addresses: [address],
  contacts: [contact, { ...contact, code: 'C002', role: 'OFW' }],
  billingEmails: ['a@rossi.test'],
  transportDocumentEmails: ['a@rossi.test'],
  msdsEmails: ['a@rossi.test'],
  testSheetsEmails: ['a@rossi.test'],
  customerVersion: 1,
};
const managedProfile = { ...company, marketCompetitor1: 'Nordlack' };
const bank = { bankName: 'Banca Alta', iban: 'IT60X0542811101000000123456' };

function findErrors(schema: typeof ownUpdateSchema | typeof managedUpdateSchema, value: unknown) {
  const { error } = schema.safeParse(value);
  return error ? Object.fromEntries(toFieldErrors(error).map(({ path, code }) => [path, code])) : {};
}

describe('an update request for customer data', () => {
  it('by a customer requires a bank and rejects an assessment', () => {
    expect(findErrors(ownUpdateSchema, { ...company, ...bank })).toEqual({});
    expect(findErrors(ownUpdateSchema, company)).toEqual({ bankName: 'missing', iban: 'missing' });
    const assessment = { marketCompetitor1: 'Nordlack', tntNextRequired: true, totalConsumption: null };
    expect(findErrors(ownUpdateSchema, { ...company, ...bank, ...assessment })).toEqual({
      marketCompetitor1: 'invalidField',
      tntNextRequired: 'invalidField',
    });
  });

  it('by a manager requires a competitor; bank and other assessment fields are optional', () => {
    expect(findErrors(managedUpdateSchema, company)).toEqual({ marketCompetitor1: 'missing' });
    expect(findErrors(managedUpdateSchema, { ...managedProfile, marketCompetitor1: ' ' })).toEqual({
      marketCompetitor1: 'missing',
    });
    expect(findErrors(managedUpdateSchema, managedProfile)).toEqual({});
    expect(findErrors(managedUpdateSchema, { ...managedProfile, iban: '', bankName: null })).toEqual({});
    expect(
      findErrors(managedUpdateSchema, { ...managedProfile, iban: 'IT00', totalConsumption: -1 }),
    ).toEqual({
      iban: 'invalidField',
      totalConsumption: 'invalidField',
    });
  });

  it('requires the customer version and obeys the rules of a customer request', () => {
    const { customerVersion: _, ...unversioned } = managedProfile;
    expect(findErrors(managedUpdateSchema, unversioned)).toEqual({ customerVersion: 'missing' });
    expect(findErrors(managedUpdateSchema, { ...managedProfile, sdiCode: '', addresses: [] })).toEqual({
      sdiCode: 'missing',
      addresses: 'missing',
    });
    const abroad = { ...address, country: 'FR', zipOrPostalCode: '75001' };
    expect(findErrors(ownUpdateSchema, { ...company, ...bank, addresses: [abroad] })).toEqual({
      'addresses.0.country': 'invalidField',
    });
  });
});

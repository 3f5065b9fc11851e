import { requestDraftSchema } from '@cromia/domain/activation/request-forms';
import { describe, expect, it } from 'vitest';
import {
  type CompanyFormValues,
  createEmptyAddress,
  createEmptyCompany,
  createEmptyContact,
  toCompanyFormValues,
} from './company-form-values';
import {
  findDraftIssues,
  findFirstInvalidStep,
  findStepIssues,
  findStepOfIssue,
  toDraftBody,
  toManagedRequest,
  toOwnRequest,
} from './requested-company';

const EMPTY = createEmptyCompany('Rossi Verniciature S.r.l.', { country: 'IT', phonePrefix: '+39' });
const AN_ADDRESS = { streetAddress1: 'Via Roma 1', country: 'IT', city: 'Vicenza', zipOrPostalCode: '36100' };

function aContact(code: string, role: string) {
  return {
    ...createEmptyContact(code, '+39'),
    firstName: 'Anna',
    lastName: 'Pozzi',
    role,
    email: 'anna@rossi.test',
    phoneNumber: '0444 512345',
  };
}

/** The form values of a complete company. */
function aCompany(overrides: Partial<CompanyFormValues> = {}): CompanyFormValues {
  return {
    ...EMPTY,
    vatNumber: 'it00743110157',
    sdiCode: 'a1b2c3d',
    pec: 'rossi@pec.test',
    addresses: [
      { ...createEmptyAddress('SL', 'IT'), ...AN_ADDRESS },
      createEmptyAddress('SA', 'IT'),
      { ...createEmptyAddress('SD001', 'IT'), ...AN_ADDRESS, isDefault: true },
    ],
    contacts: [aContact('C001', 'BYR'), aContact('C002', 'OFW')],
    billingEmails: ['anna@rossi.test', ''],
    transportDocumentEmails: ['anna@rossi.test'],
    msdsEmails: ['anna@rossi.test'],
    testSheetsEmails: ['anna@rossi.test'],
    bankName: 'Banca',
    iban: 'IT60 X054 2811 1010 0000 0123 456',
    ...overrides,
  };
}

const findErrors = (values: CompanyFormValues, step: Parameters<typeof findStepIssues>[1]) =>
  findStepIssues(values, step).map(({ path, code }) => `${path} ${code}`);

describe('the wizard form', () => {
  it('is sent without empty e-mails and without an address equal to the legal one', () => {
    const request = toOwnRequest(aCompany());
    expect(request.addresses.map(({ code }) => code)).toEqual(['SL', 'SD001']);
    expect(request.billingEmails).toEqual(['anna@rossi.test']);
    expect(request.contacts[0]).toMatchObject({ phoneNumber: '+39 0444 512345', department: 'PRC' });
    expect(request).toMatchObject({ vatNumber: 'IT00743110157', iban: 'IT60X0542811101000000123456' });
  });

  it('accepts separators in VAT numbers and fiscal codes', () => {
    const values = aCompany({
      vatNumber: 'be 0428.759.497',
      fiscalCode: '12/345/67890',
      sdiCode: '',
      pec: '',
    });
    for (const address of values.addresses)
      Object.assign(address, { country: 'BE', zipOrPostalCode: '1000' });
    expect(toOwnRequest(values)).toMatchObject({ vatNumber: 'BE0428759497', fiscalCode: '1234567890' });
    expect(toDraftBody(aCompany({ vatNumber: 'CHE-116.281.710 MWST' }), 'Anagraphics')).toMatchObject({
      vatNumber: 'CHE116281710MWST',
    });
  });

  it('reports a legal address outside the country of the VAT number at its field', () => {
    const values = aCompany({ vatNumber: 'DE136695976' });
    expect(findErrors(values, 'Addresses')).toEqual(['addresses.0.country invalidField']);
  });

  it('keeps an invalid number in the draft for correction', () => {
    const values = aCompany({ retailerSurface: 'circa 80', marketCompetitor1: 'Nordlack' });
    expect(findErrors(values, 'CompanyPerspective')).toEqual(['retailerSurface invalidField']);
    const draft = requestDraftSchema.parse(toDraftBody(values, 'CompanyPerspective'));
    expect(toCompanyFormValues(draft, EMPTY, null).retailerSurface).toBe('circa 80');
  });

  it('reports a field too long for a draft, with its step', () => {
    const values = aCompany({ marketCompetitor1: 'N'.repeat(101) });
    const issues = findDraftIssues(values, 'Anagraphics');
    expect(issues).toEqual([
      { path: 'marketCompetitor1', code: 'invalidLenght', limit: { of: 'characters', max: 100 } },
    ]);
    expect(issues.map((issue) => findStepOfIssue('managed', issue))).toEqual(['CompanyPerspective']);
  });

  it("of an agent is sent with the agent's data on the company and the id of the draft", () => {
    const id = '0b6f2a3e-7f0c-4a40-9a53-6a2f3f1f0d11';
    const values = aCompany({ marketCompetitor1: 'Nordlack', totalConsumption: 12_500.5 });
    expect(toManagedRequest(values, { id })).toMatchObject({
      id,
      marketCompetitor1: 'Nordlack',
      totalConsumption: 12_500.5,
      marketSegmentation1: null,
    });
  });

  it('reports errors at the form index of an entry, even when earlier entries are not sent', () => {
    const values = aCompany();
    const addresses = values.addresses.map((address) =>
      address.code === 'SD001' ? { ...address, zipOrPostalCode: '1' } : address,
    );
    expect(findErrors({ ...values, addresses }, 'Addresses')).toEqual([
      'addresses.2.zipOrPostalCode invalidField',
    ]);
    expect(findErrors({ ...values, sameAsLegal: false }, 'Addresses')).toContain(
      'addresses.1.streetAddress1 missing',
    );
    expect(findErrors({ ...values, billingEmails: ['a@b.test', '', 'x'] }, 'Contacts')).toEqual([
      'billingEmails.2 invalidField',
    ]);
  });

  it('requires a valid telephone number with a prefix', () => {
    const findContactErrors = (overrides: object) =>
      findErrors(
        aCompany({ contacts: [{ ...aContact('C001', 'BYR'), ...overrides }, aContact('C002', 'OFW')] }),
        'Contacts',
      );
    expect(findContactErrors({ phoneNumber: '' })).toEqual(['contacts.0.phoneNumber missing']);
    expect(findContactErrors({ phoneNumber: '12' })).toEqual(['contacts.0.phoneNumber invalidField']);
    expect(findContactErrors({ phonePrefix: '' })).toEqual(['contacts.0.phoneNumber invalidField']);
    expect(findContactErrors({ phonePrefix: '', phoneNumber: '+49 30 901820' })).toEqual([]);
  });

  it('has no invalid step when complete; otherwise the first invalid step is found', () => {
    expect(findFirstInvalidStep(aCompany(), 'own')).toBeUndefined();
    expect(findFirstInvalidStep(EMPTY, 'own')).toBe('Anagraphics');
    expect(findFirstInvalidStep(aCompany({ iban: 'IT00' }), 'own')).toBe('BankInformation');
    expect(findFirstInvalidStep(aCompany(), 'managed')).toBe('CompanyPerspective');
  });
});

describe('a draft', () => {
  it('preserves all form values, even invalid ones', () => {
    const values = aCompany({
      iban: 'not yet',
      sameAsLegal: true,
      addresses: aCompany()
        .addresses.filter(({ code }) => code !== 'SA')
        .concat(),
      contacts: [
        { ...aContact('C001', ''), phoneNumber: '12' },
        { ...aContact('C002', ''), phonePrefix: '', phoneNumber: '' },
      ],
      assignments: { ...EMPTY.assignments, msds: { assigned: 'C001', earlier: 'sicurezza@rossi.test' } },
      beforeItsMe: aContact('C002', 'OFW'),
    });
    const draft = requestDraftSchema.parse(toDraftBody(values, 'Contacts'));
    expect(draft.step).toBe('Contacts');
    const restoredValues = toCompanyFormValues(draft, EMPTY, null);
    expect(restoredValues).toEqual({
      ...values,
      // An administrative address that equals the legal one is restored as an empty entry.
      addresses: [values.addresses[0], EMPTY.addresses[1], values.addresses[1]],
    });
  });

  it('recognizes the requester among the contacts by e-mail', () => {
    const draft = toDraftBody(aCompany(), 'Contacts');
    expect(toCompanyFormValues(draft, EMPTY, 'anna@rossi.test').itsMe).toBe(true);
    expect(toCompanyFormValues(draft, EMPTY, 'other@rossi.test').itsMe).toBe(false);
  });

  it('without values restores the empty form', () => {
    expect(toCompanyFormValues(requestDraftSchema.parse({}), EMPTY, null)).toEqual(EMPTY);
  });
});

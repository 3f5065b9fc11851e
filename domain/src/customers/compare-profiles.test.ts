import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedProfile, findProfileChanges } from './compare-profiles.ts';

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
const contact = {
  code: 'C001',
  isAdministration: false,
  isPurchasing: true,
  gender: 'F' as const,
  firstName: 'Anna',
  lastName: 'Pozzi',
  role: 'BYR',
  department: null,
  email: 'anna@rossi.test',
  phoneNumber: '+390444512345',
};
const profile: ComparedProfile = {
  businessName: 'Rossi S.r.l.',
  fiscalCode: null,
  sdiCode: 'A1B2C3D',
  pec: 'rossi@pec.test',
  marketSegmentation1: 'MTI',
  marketSegmentation2: null,
  marketSegmentation3: null,
  marketSegmentation4: null,
  marketCompetitor1: 'Nordlack',
  marketCompetitor2: null,
  totalConsumption: 40_000,
  cromiaPotential: null,
  isRetailerOfMetal: false,
  isRetailerOfWood: false,
  isRetailerOfConstruction: false,
  isRetailerOfBodywork: false,
  isRetailerOfOwnership: false,
  retailerShopWindows: null,
  retailerSurface: null,
  resellingType: null,
  tntNextRequired: false,
  billingEmails: ['a@rossi.test'],
  transportDocumentEmails: ['a@rossi.test'],
  msdsEmails: ['a@rossi.test'],
  testSheetsEmails: ['a@rossi.test'],
  bankName: 'Banca Alta',
  iban: 'IT60X0542811101000000123456',
  addresses: [address],
  contacts: [contact],
};

describe('the changes between two profiles', () => {
  it('list old and new values by field, in the order of the profile', () => {
    const changedProfile = {
      ...profile,
      businessName: 'Rossi S.p.A.',
      billingEmails: ['a@rossi.test', 'b@rossi.test'],
      addresses: [{ ...address, city: 'Thiene' }],
    };
    expect(findProfileChanges(profile, changedProfile)).toEqual([
      { path: 'businessName', was: 'Rossi S.r.l.', is: 'Rossi S.p.A.' },
      { path: 'billingEmails', was: ['a@rossi.test'], is: ['a@rossi.test', 'b@rossi.test'] },
      { path: 'addresses.SL.city', was: 'Vicenza', is: 'Thiene' },
    ]);
  });

  it('list the fields of an added or removed address', () => {
    const site = { ...address, code: 'SD001', isShipping: true, isDefault: true };
    const listChangedFields = (previous: ComparedProfile, updated: ComparedProfile) =>
      findProfileChanges(previous, updated).map((change) => change.path.split('.')[2]);
    const filledFields = ['streetAddress1', 'zipOrPostalCode', 'city', 'province', 'country', 'isDefault'];
    const withSite = { ...profile, addresses: [address, site] };
    expect(listChangedFields(profile, withSite)).toEqual(filledFields);
    expect(listChangedFields(withSite, profile)).toEqual(filledFields);
    expect(findProfileChanges(withSite, profile)[0]).toMatchObject({ was: 'Via Roma 1', is: null });
  });

  it('ignore differences of format', () => {
    const same = {
      ...profile,
      fiscalCode: '',
      contacts: [{ ...contact, phoneNumber: '+39 0444 512345', department: 'PRC' }],
    };
    expect(findProfileChanges(profile, same)).toEqual([]);
  });

  it('are reversed when the profiles are swapped', () => {
    const name = fc.constantFrom('A', 'B', null);
    fc.assert(
      fc.property(name, name, fc.boolean(), (firstBank, secondBank, hasContact) => {
        const first = { ...profile, bankName: firstBank };
        const second = { ...profile, bankName: secondBank, contacts: hasContact ? [contact] : [] };
        const reversedChanges = findProfileChanges(second, first).map(
          ({ path, was: previous, is: updated }) => ({
            path,
            was: updated,
            is: previous,
          }),
        );
        expect(findProfileChanges(first, second)).toEqual(reversedChanges);
      }),
    );
  });
});

import { requestDraftSchema } from '@cromia/domain/activation/request-forms';
import { describe, expect, it } from 'vitest';
import { createEmptyCompany, createEmptyContact, toCompanyFormValues } from '../company-form-values';
import { toDraftBody } from '../requested-company';
import { replaceWithUserContact, restoreReplacedContact } from './its-me';

const USER = {
  username: 'marta@sala.test',
  gender: 'F',
  firstname: 'Marta',
  lastname: 'Sala',
  businessRole: 'MNG',
  telephone: '+39 0422 512345',
  phonePrefix: '+39',
} as const;
const EMPTY = createEmptyCompany('Sala', { country: 'IT', phonePrefix: '+39' });
const LUCA = {
  ...createEmptyContact('C002', '+39'),
  firstName: 'Luca',
  email: 'luca@sala.test',
  phoneNumber: '0422 512346',
};

describe('"it\'s me"', () => {
  it("replaces the contact with the user's data, and unticking restores the contact", () => {
    const tickedContact = replaceWithUserContact({ contact: LUCA, before: null }, USER);
    expect(tickedContact.contact).toMatchObject({ code: 'C002', firstName: 'Marta', email: USER.username });
    expect(restoreReplacedContact(tickedContact)).toEqual({ contact: LUCA, before: null });
  });

  it("copies the user's role only if the contact can have it", () => {
    const copyRole = (code: string, businessRole: 'MNG' | 'OFW' | 'PRP') =>
      replaceWithUserContact(
        { contact: createEmptyContact(code, ''), before: null },
        { ...USER, businessRole },
      ).contact.role;
    expect(copyRole('C001', 'MNG')).toBe('MNG');
    expect(copyRole('C002', 'MNG')).toBe('MNG');
    expect(copyRole('C001', 'OFW')).toBe('');
    expect(copyRole('C002', 'PRP')).toBe('PRP');
  });

  it('restores the former contact from a draft too', () => {
    const { contact, before } = replaceWithUserContact({ contact: LUCA, before: null }, USER);
    const values = {
      ...EMPTY,
      itsMe: true,
      beforeItsMe: before,
      contacts: [createEmptyContact('C001', '+39'), contact],
    };
    const restoredValues = toCompanyFormValues(
      requestDraftSchema.parse(toDraftBody(values, 'Contacts')),
      EMPTY,
      USER.username,
    );
    expect(restoredValues.itsMe).toBe(true);
    expect(restoreReplacedContact({ contact, before: restoredValues.beforeItsMe }).contact).toEqual(LUCA);
  });

  it('keeps the contact on untick when no former contact is stored', () => {
    const { contact } = replaceWithUserContact({ contact: LUCA, before: null }, USER);
    expect(restoreReplacedContact({ contact, before: null }).contact).toEqual(contact);
  });
});

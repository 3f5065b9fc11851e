import { requestDraftSchema } from '@cromia/domain/activation/request-forms';
import { describe, expect, it } from 'vitest';
import { createEmptyCompany, createEmptyContact, toCompanyFormValues } from '../company-form-values';
import { toDraftBody } from '../requested-company';
import { tickItsMe, untickItsMe } from './its-me';

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
  it('puts the own data in the place of the administrative contact, who comes back with its untick', () => {
    const mine = tickItsMe({ contact: LUCA, before: null }, USER);
    expect(mine.contact).toMatchObject({ code: 'C002', firstName: 'Marta', email: USER.username });
    expect(untickItsMe(mine)).toEqual({ contact: LUCA, before: null });
  });

  it('takes the role over where the department of the contact has it', () => {
    const roleOf = (code: string, businessRole: 'MNG' | 'OFW' | 'PRP') =>
      tickItsMe({ contact: createEmptyContact(code, ''), before: null }, { ...USER, businessRole }).contact
        .role;
    expect(roleOf('C001', 'MNG')).toBe('MNG');
    expect(roleOf('C002', 'MNG')).toBe('MNG');
    expect(roleOf('C001', 'OFW')).toBe('');
    expect(roleOf('C002', 'PRP')).toBe('');
  });

  it('brings the former contact back out of a draft too', () => {
    const { contact, before } = tickItsMe({ contact: LUCA, before: null }, USER);
    const typed = {
      ...EMPTY,
      itsMe: true,
      beforeItsMe: before,
      contacts: [createEmptyContact('C001', '+39'), contact],
    };
    const back = toCompanyFormValues(
      requestDraftSchema.parse(toDraftBody(typed, 'Contacts')),
      EMPTY,
      USER.username,
    );
    expect(back.itsMe).toBe(true);
    expect(untickItsMe({ contact, before: back.beforeItsMe }).contact).toEqual(LUCA);
  });

  it('empties nothing where nobody gave way: a stored profile that names the person already', () => {
    const { contact } = tickItsMe({ contact: LUCA, before: null }, USER);
    expect(untickItsMe({ contact, before: null }).contact).toEqual(contact);
  });
});

import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../errors.ts';
import { COMPANY_TYPES, DEPARTMENTS } from './company.ts';
import { registrationSchema } from './registration.ts';

const aPrivateUser = {
  type: 'P',
  username: 'Sara.Monti@example.com',
  confirmusername: 'sara.monti@example.com',
  firstname: ' Sara ',
  lastname: 'Monti',
  country: 'IT',
  zipCode: '36100',
  interested: 'HOM',
  privacyAccepted: true,
};
const aCompanyUser = {
  type: 'C',
  username: 'davide@example.com',
  confirmusername: 'davide@example.com',
  language: 'de-AT',
  firstname: 'Davide',
  lastname: 'Sartor',
  country: 'IT',
  zipCode: '36100',
  telephone: '0444 512345',
  phonePrefix: '+39',
  businessName: 'Decorazioni Sartor S.r.l.',
  businessWebsite: 'www.sartor.example',
  businessType: 'CNS',
  businessDepartment: 'PRC',
  businessRole: 'BYR',
  privacyAccepted: true,
};

function errorsOf(registration: object) {
  const parsed = registrationSchema.safeParse(registration);
  return parsed.success ? {} : Object.fromEntries(toFieldErrors(parsed.error).map((e) => [e.path, e.code]));
}

describe('registration', () => {
  it('of a private user requires name, e-mail twice, country, postal code, sector and consent', () => {
    expect(registrationSchema.parse(aPrivateUser)).toMatchObject({
      username: 'sara.monti@example.com',
      firstname: 'Sara',
      gender: 'F',
      language: 'it',
      telephone: null,
      phonePrefix: null,
      newsletterSubscribed: false,
    });
    expect(errorsOf({ type: 'P' })).toEqual({
      username: 'missing',
      confirmusername: 'missing',
      firstname: 'missing',
      lastname: 'missing',
      country: 'missing',
      zipCode: 'missing',
      interested: 'missing',
      privacyAccepted: 'missing',
    });
  });

  it('of a company user also requires the company fields and a telephone', () => {
    expect(registrationSchema.parse(aCompanyUser)).toMatchObject({
      language: 'de',
      telephone: '+39 0444 512345',
      phonePrefix: '+39',
      businessWebsite: 'https://www.sartor.example',
    });
    expect(Object.keys(errorsOf({ ...aPrivateUser, type: 'C' })).sort()).toEqual([
      'businessDepartment',
      'businessName',
      'businessRole',
      'businessType',
      'businessWebsite',
      'phonePrefix',
      'telephone',
    ]);
  });

  it('accepts only the types private and company', () => {
    expect(registrationSchema.safeParse({ ...aPrivateUser, type: 'X' }).success).toBe(false);
    expect(registrationSchema.safeParse(null).success).toBe(false);
  });

  it('requires the privacy consent to be true', () => {
    expect(errorsOf({ ...aPrivateUser, privacyAccepted: false })).toEqual({ privacyAccepted: 'missing' });
    expect(errorsOf({ ...aPrivateUser, privacyAccepted: 'yes' })).toEqual({
      privacyAccepted: 'invalidField',
    });
  });

  it('compares the e-mail with its repetition ignoring case, even when other fields are missing', () => {
    expect(errorsOf({ ...aPrivateUser, firstname: '', confirmusername: 'other@example.com' })).toEqual({
      firstname: 'missing',
      confirmusername: 'invalidField',
    });
  });

  it('checks the postal code against the rules of the country', () => {
    expect(errorsOf({ ...aPrivateUser, zipCode: '3610' })).toEqual({ zipCode: 'invalidField' });
    expect(errorsOf({ ...aPrivateUser, country: 'GB', zipCode: 'SW1A 1AA' })).toEqual({});
    expect(errorsOf({ ...aPrivateUser, country: 'GB' })).toEqual({ zipCode: 'invalidField' });
    expect(errorsOf({ ...aPrivateUser, zipCode: '12345678901' })).toEqual({ zipCode: 'invalidLenght' });
    expect(errorsOf({ ...aPrivateUser, country: 'ZZ' })).toEqual({ country: 'invalidField' });
  });

  it('stores the postal code in the format of its country, with or without the separator', () => {
    const kept = (country: string, zipCode: string) =>
      registrationSchema.parse({ ...aPrivateUser, country, zipCode }).zipCode;
    expect(kept('PL', '00950')).toBe('00-950');
    expect(kept('PL', '00 950')).toBe('00-950');
    expect(kept('PL', ' 00-950 ')).toBe('00-950');
    expect(kept('JP', '1000001')).toBe('100-0001');
    expect(kept('PT', '1000001')).toBe('1000-001');
    expect(kept('US', '123456789')).toBe('12345-6789');
    expect(kept('IN', '110 001')).toBe('110001');
    expect(kept('IT', '36100')).toBe('36100');
    expect(kept('SE', '114 55')).toBe('114 55');
    expect(errorsOf({ ...aPrivateUser, country: 'PL', zipCode: '0095' })).toEqual({
      zipCode: 'invalidField',
    });
    expect(errorsOf({ ...aPrivateUser, country: 'IT', zipCode: '36-1' })).toEqual({
      zipCode: 'invalidField',
    });
  });

  it('checks the telephone against its prefix; for a private user it is optional', () => {
    const withPhone = (telephone: string, phonePrefix: string | null) =>
      errorsOf({ ...aPrivateUser, telephone, phonePrefix });
    expect(withPhone('', null)).toEqual({});
    expect(withPhone('333 123 4567', '+39')).toEqual({});
    expect(withPhone('0039 333 1234567', '+39')).toEqual({});
    expect(withPhone('12', '+39')).toEqual({ telephone: 'invalidField' });
    expect(withPhone('+49 30 123456', '+39')).toEqual({ telephone: 'invalidField' });
    expect(withPhone('333 123 4567', null)).toEqual({ phonePrefix: 'missing' });
    expect(withPhone('call me', '+39')).toEqual({ telephone: 'invalidField' });
    expect(withPhone('   ', ' ')).toEqual({});
    expect(withPhone('3'.repeat(31), '+39')).toEqual({ telephone: 'invalidLenght' });
    for (const unknown of ['+390', '+999', '+2', '+1234']) {
      expect(withPhone('0444 512345', unknown), unknown).toMatchObject({ phonePrefix: 'invalidField' });
    }
    expect(errorsOf({ ...aCompanyUser, telephone: '' })).toEqual({ telephone: 'missing' });
  });

  it('accepts only the origin of a website', () => {
    const withSite = (businessWebsite: unknown) => errorsOf({ ...aCompanyUser, businessWebsite });
    const good = [
      'https://sartor.example',
      'http://sartor.example:8080/',
      'SARTOR.example',
      'sartor.example:8080',
    ];
    for (const site of good) {
      expect(withSite(site), site).toEqual({});
    }
    for (const site of [
      'https://sartor.example/contacts',
      'sartor',
      'javascript:alert(1)',
      'ftp://sartor.example',
      'https://user@sartor.example',
      'https://:secret@sartor.example',
      '1.2',
      'https://sartor.example?x=1',
      42,
    ]) {
      expect(withSite(site), String(site)).toEqual({ businessWebsite: 'invalidField' });
    }
    expect(withSite('')).toEqual({ businessWebsite: 'missing' });
  });

  it('that was parsed parses again to the same value', () => {
    for (const registration of [
      aPrivateUser,
      aCompanyUser,
      { ...aCompanyUser, businessWebsite: 'müller.example' },
    ]) {
      const parsed = registrationSchema.parse(registration);
      expect(registrationSchema.parse(parsed)).toEqual(parsed);
    }
    const long = `${`${'ü'.repeat(40)}.`.repeat(5)}example.com`;
    expect(errorsOf({ ...aCompanyUser, businessWebsite: long })).toEqual({
      businessWebsite: 'invalidLenght',
    });
    const nearly = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(55)}.example`;
    expect(errorsOf({ ...aCompanyUser, businessWebsite: nearly })).toEqual({
      businessWebsite: 'invalidLenght',
    });
  });

  it('allows only the roles of the chosen department', () => {
    expect(errorsOf({ ...aCompanyUser, businessDepartment: 'MNG', businessRole: 'PRP' })).toEqual({});
    expect(errorsOf({ ...aCompanyUser, businessDepartment: 'MNG', businessRole: 'BYR' })).toEqual({
      businessRole: 'invalidField',
    });
    expect([DEPARTMENTS.length, COMPANY_TYPES.length]).toEqual([8, 7]);
  });

  it('reports all errors at once, even when some fields are too long', () => {
    const errors = errorsOf({
      ...aCompanyUser,
      firstname: 'x'.repeat(101),
      businessWebsite: `https://${'x'.repeat(300)}.example`,
      username: `${'x'.repeat(600)}@example.com`,
      zipCode: '3610',
      telephone: '12',
      businessDepartment: 'MNG',
    });
    expect(errors).toEqual({
      firstname: 'invalidLenght',
      businessWebsite: 'invalidLenght',
      username: 'invalidLenght',
      zipCode: 'invalidField',
      telephone: 'invalidField',
      businessRole: 'invalidField',
    });
  });

  it('limits the length of names and the e-mail', () => {
    expect(
      errorsOf({
        ...aCompanyUser,
        firstname: 'x'.repeat(101),
        lastname: 'x'.repeat(101),
        businessName: 'x'.repeat(151),
        username: `${'x'.repeat(250)}@example.com`,
      }),
    ).toMatchObject({
      firstname: 'invalidLenght',
      lastname: 'invalidLenght',
      businessName: 'invalidLenght',
      username: 'invalidLenght',
    });
  });
});

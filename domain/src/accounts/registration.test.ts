import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../errors.ts';
import { COMPANY_TYPES, DEPARTMENTS } from './company.ts';
import { registrationSchema } from './registration.ts';

const privateUser = {
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
const companyUser = {
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

function findErrors(registration: object) {
  const parsed = registrationSchema.safeParse(registration);
  return parsed.success ? {} : Object.fromEntries(toFieldErrors(parsed.error).map((e) => [e.path, e.code]));
}

describe('registration', () => {
  it('of a private user requires name, e-mail twice, country, postal code, sector and consent', () => {
    expect(registrationSchema.parse(privateUser)).toMatchObject({
      username: 'sara.monti@example.com',
      firstname: 'Sara',
      gender: 'F',
      language: 'it',
      telephone: null,
      phonePrefix: null,
      newsletterSubscribed: false,
    });
    expect(findErrors({ type: 'P' })).toEqual({
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
    expect(registrationSchema.parse(companyUser)).toMatchObject({
      language: 'de',
      telephone: '+39 0444 512345',
      phonePrefix: '+39',
      businessWebsite: 'https://www.sartor.example',
    });
    expect(Object.keys(findErrors({ ...privateUser, type: 'C' })).sort()).toEqual([
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
    expect(registrationSchema.safeParse({ ...privateUser, type: 'X' }).success).toBe(false);
    expect(registrationSchema.safeParse(null).success).toBe(false);
  });

  it('requires the privacy consent to be true', () => {
    expect(findErrors({ ...privateUser, privacyAccepted: false })).toEqual({ privacyAccepted: 'missing' });
    expect(findErrors({ ...privateUser, privacyAccepted: 'yes' })).toEqual({
      privacyAccepted: 'invalidField',
    });
  });

  it('compares the e-mail with its repetition ignoring case, even when other fields are missing', () => {
    expect(findErrors({ ...privateUser, firstname: '', confirmusername: 'other@example.com' })).toEqual({
      firstname: 'missing',
      confirmusername: 'invalidField',
    });
  });

  it('checks the postal code against the rules of the country', () => {
    expect(findErrors({ ...privateUser, zipCode: '3610' })).toEqual({ zipCode: 'invalidField' });
    expect(findErrors({ ...privateUser, country: 'GB', zipCode: 'SW1A 1AA' })).toEqual({});
    expect(findErrors({ ...privateUser, country: 'GB' })).toEqual({ zipCode: 'invalidField' });
    expect(findErrors({ ...privateUser, zipCode: '12345678901' })).toEqual({ zipCode: 'invalidLenght' });
    expect(findErrors({ ...privateUser, country: 'ZZ' })).toEqual({ country: 'invalidField' });
  });

  it('stores the postal code in the format of its country, with or without the separator', () => {
    const parseZipCode = (country: string, zipCode: string) =>
      registrationSchema.parse({ ...privateUser, country, zipCode }).zipCode;
    expect(parseZipCode('PL', '00950')).toBe('00-950');
    expect(parseZipCode('PL', '00 950')).toBe('00-950');
    expect(parseZipCode('PL', ' 00-950 ')).toBe('00-950');
    expect(parseZipCode('JP', '1000001')).toBe('100-0001');
    expect(parseZipCode('PT', '1000001')).toBe('1000-001');
    expect(parseZipCode('US', '123456789')).toBe('12345-6789');
    expect(parseZipCode('IN', '110 001')).toBe('110001');
    expect(parseZipCode('IT', '36100')).toBe('36100');
    expect(parseZipCode('SE', '114 55')).toBe('114 55');
    expect(findErrors({ ...privateUser, country: 'PL', zipCode: '0095' })).toEqual({
      zipCode: 'invalidField',
    });
    expect(findErrors({ ...privateUser, country: 'IT', zipCode: '36-1' })).toEqual({
      zipCode: 'invalidField',
    });
  });

  it('checks the telephone against its prefix; for a private user it is optional', () => {
    const findPhoneErrors = (telephone: string, phonePrefix: string | null) =>
      findErrors({ ...privateUser, telephone, phonePrefix });
    expect(findPhoneErrors('', null)).toEqual({});
    expect(findPhoneErrors('333 123 4567', '+39')).toEqual({});
    expect(findPhoneErrors('0039 333 1234567', '+39')).toEqual({});
    expect(findPhoneErrors('12', '+39')).toEqual({ telephone: 'invalidField' });
    expect(findPhoneErrors('+49 30 123456', '+39')).toEqual({ telephone: 'invalidField' });
    expect(findPhoneErrors('333 123 4567', null)).toEqual({ phonePrefix: 'missing' });
    expect(findPhoneErrors('call me', '+39')).toEqual({ telephone: 'invalidField' });
    expect(findPhoneErrors('   ', ' ')).toEqual({});
    expect(findPhoneErrors('3'.repeat(31), '+39')).toEqual({ telephone: 'invalidLenght' });
    for (const prefix of ['+390', '+999', '+2', '+1234']) {
      expect(findPhoneErrors('0444 512345', prefix), prefix).toMatchObject({ phonePrefix: 'invalidField' });
    }
    expect(findErrors({ ...companyUser, telephone: '' })).toEqual({ telephone: 'missing' });
  });

  it('accepts any public page as the website', () => {
    const findSiteErrors = (businessWebsite: unknown) => findErrors({ ...companyUser, businessWebsite });
    const validSites = [
      'https://sartor.example',
      'http://sartor.example:8080/',
      'SARTOR.example',
      'sartor.example:8080',
      'https://sartor.example/contacts',
      'https://sartor.example?x=1',
      'www.facebook.com/sartor',
    ];
    for (const site of validSites) {
      expect(findSiteErrors(site), site).toEqual({});
    }
    for (const site of [
      'sartor',
      'javascript:alert(1)',
      'ftp://sartor.example',
      'https://user@sartor.example',
      'https://:secret@sartor.example',
      '1.2',
      'sartor.example/a b',
      42,
    ]) {
      expect(findSiteErrors(site), String(site)).toEqual({ businessWebsite: 'invalidField' });
    }
    expect(findSiteErrors('')).toEqual({ businessWebsite: 'missing' });
    expect(
      registrationSchema.parse({ ...companyUser, businessWebsite: 'facebook.com/sartor' }),
    ).toMatchObject({
      businessWebsite: 'https://facebook.com/sartor',
    });
  });

  it('parses to the same value when it is parsed again', () => {
    for (const registration of [
      privateUser,
      companyUser,
      { ...companyUser, businessWebsite: 'müller.example' },
    ]) {
      const parsed = registrationSchema.parse(registration);
      expect(registrationSchema.parse(parsed)).toEqual(parsed);
    }
    const longHost = `${`${'ü'.repeat(40)}.`.repeat(5)}example.com`;
    expect(findErrors({ ...companyUser, businessWebsite: longHost })).toEqual({
      businessWebsite: 'invalidLenght',
    });
    const longOrigin = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(55)}.example`;
    expect(findErrors({ ...companyUser, businessWebsite: longOrigin })).toEqual({
      businessWebsite: 'invalidLenght',
    });
  });

  it('allows only the roles of the chosen department', () => {
    expect(findErrors({ ...companyUser, businessDepartment: 'MNG', businessRole: 'PRP' })).toEqual({});
    expect(findErrors({ ...companyUser, businessDepartment: 'MNG', businessRole: 'BYR' })).toEqual({
      businessRole: 'invalidField',
    });
    expect([DEPARTMENTS.length, COMPANY_TYPES.length]).toEqual([8, 7]);
  });

  it('reports all errors at once, even when some fields are too long', () => {
    const errors = findErrors({
      ...companyUser,
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
      findErrors({
        ...companyUser,
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

  it('reports all wrong fields at once', () => {
    const wrong = {
      username: 'a@example.com',
      confirmusername: 'b@example.com',
      country: 'IT',
      zipCode: '1',
      telephone: '12',
      phonePrefix: '+39',
      gender: 'X',
      lastname: ' ',
      businessWebsite: 'x y',
      businessDepartment: 'PRC',
      businessRole: 'XXX',
    };
    const common = {
      confirmusername: 'invalidField',
      firstname: 'missing',
      lastname: 'missing',
      gender: 'invalidField',
      zipCode: 'invalidField',
      telephone: 'invalidField',
      privacyAccepted: 'missing',
    };
    expect(findErrors({ ...wrong, type: 'C' })).toEqual({
      ...common,
      businessName: 'missing',
      businessWebsite: 'invalidField',
      businessType: 'missing',
      businessRole: 'invalidField',
    });
    expect(findErrors({ ...wrong, type: 'P' })).toEqual({ ...common, interested: 'missing' });
    // Without a valid type, the fields that both types have.
    expect(findErrors({ ...wrong, type: 'X' })).toEqual({ ...common, type: 'invalidField' });
  });
});

import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../addresses/countries.ts';
import {
  companyChangeSchema,
  findProfileErrors,
  parseLocaleCountry,
  privateChangeSchema,
} from './profile.ts';

const privateUser: { type: 'P' | 'C'; [field: string]: unknown } = {
  type: 'P',
  firstname: 'Sara',
  lastname: 'Monti',
  gender: 'F',
  country: 'IT',
  zipCode: '36100',
  province: null,
  newsletterSubscribed: false,
  commercialUseConsent: false,
  telephone: null,
  phonePrefix: null,
  interested: 'HOM',
};

describe('a profile', () => {
  it('is complete when every mandatory field is set', () => {
    expect(findProfileErrors(privateUser)).toEqual([]);
    expect(findProfileErrors({ ...privateUser, zipCode: null })).toEqual([
      { path: 'zipCode', code: 'missing' },
    ]);
    expect(findProfileErrors({ ...privateUser, type: 'C' }).map(({ path }) => path)).toContain(
      'businessName',
    );
  });

  it('can be changed in part: absent fields keep their values', () => {
    expect(privateChangeSchema.parse({ language: 'de' })).toEqual({ language: 'de' });
    expect(privateChangeSchema.parse({ notificationMail: true })).toEqual({ notificationMail: true });
    expect(companyChangeSchema.parse({})).toEqual({});
    expect(companyChangeSchema.safeParse({ businessWebsite: 'nowhere' }).success).toBe(false);
    expect(privateChangeSchema.safeParse({ language: 'xx' }).success).toBe(false);
  });

  it('defaults to the country of the browser locale', () => {
    expect(parseLocaleCountry('de-AT', COUNTRIES)).toBe('AT');
    expect(parseLocaleCountry('it', COUNTRIES)).toBeUndefined();
    expect(parseLocaleCountry('en-ZZ', COUNTRIES)).toBeUndefined();
  });
});

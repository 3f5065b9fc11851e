import { z } from 'zod';
import { type Country, countryField } from '../addresses/countries.ts';
import { phoneField, phonePrefixField, toInternationalPhone } from '../addresses/phone.ts';
import { isValidPostalCode, normalisePostalCode, postalCodeField } from '../addresses/postal-code.ts';
import { type FieldError, toFieldErrors } from '../errors.ts';
import {
  booleanField,
  choiceField,
  createCrossFieldRule,
  nullableTextField,
  objectField,
  requiredTextField,
} from '../fields.ts';
import { UI_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { websiteField } from '../web/website.ts';
import { BUSINESS_ROLES, COMPANY_TYPES, DEPARTMENTS, isRoleInDepartment, SECTORS } from './company.ts';
import { GENDERS, type UserType } from './roles.ts';

const personShape = {
  firstname: requiredTextField(LIMITS.firstname),
  lastname: requiredTextField(LIMITS.lastname),
  gender: choiceField(GENDERS),
  country: countryField(),
  zipCode: postalCodeField(),
  province: nullableTextField(LIMITS.shortText),
  newsletterSubscribed: booleanField(),
  commercialUseConsent: booleanField(),
};

/** A field that may be empty or blank. Any other value must satisfy the field's rules. */
function optionalField(field: z.ZodType<string, string>) {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .superRefine((text, context) => {
      if (text === '') return;
      const parsed = field.safeParse(text);
      if (parsed.success) return;
      const [issue] = parsed.error.issues;
      context.addIssue({ code: 'custom', message: issue?.message ?? 'invalidField' });
    })
    .nullable();
}

/** Profile fields of a private user (section 3); the telephone is optional. */
export const privateProfileShape = {
  ...personShape,
  telephone: optionalField(phoneField()),
  phonePrefix: optionalField(phonePrefixField()),
  interested: choiceField(SECTORS),
};

/** Profile fields of a company user (section 3). */
export const companyProfileShape = {
  ...personShape,
  telephone: phoneField(),
  phonePrefix: phonePrefixField(),
  businessName: requiredTextField(LIMITS.businessName),
  businessWebsite: websiteField(),
  businessType: choiceField(COMPANY_TYPES),
  businessDepartment: choiceField(DEPARTMENTS),
  businessRole: choiceField(BUSINESS_ROLES),
};

/** Section 5: the postal code has the format of its country. */
const postalCodeFits = createCrossFieldRule(
  { zipCode: z.string().min(1), country: z.string().min(2) },
  'zipCode',
  ({ zipCode, country }) => isValidPostalCode(country, zipCode),
);

const phonePair = { telephone: z.string().nullish(), phonePrefix: z.string().nullish() };

/** Section 5: a telephone number is valid under its prefix. */
const phoneFits = createCrossFieldRule(
  phonePair,
  'telephone',
  ({ telephone, phonePrefix }) =>
    !telephone || !phonePrefix || toInternationalPhone(telephone, phonePrefix) !== undefined,
);

/** A number without a prefix cannot be called from abroad. */
const phoneHasPrefix = createCrossFieldRule(
  phonePair,
  'phonePrefix',
  ({ telephone, phonePrefix }) => !telephone || Boolean(phonePrefix),
  'missing',
);

/** Section 5: the roles depend on the department. */
const roleFitsDepartment = createCrossFieldRule(
  { businessDepartment: choiceField(DEPARTMENTS), businessRole: choiceField(BUSINESS_ROLES) },
  'businessRole',
  ({ businessDepartment, businessRole }) => isRoleInDepartment(businessDepartment, businessRole),
);

export const PRIVATE_PROFILE_RULES = [postalCodeFits, phoneFits, phoneHasPrefix] as const;
export const COMPANY_PROFILE_RULES = [postalCodeFits, phoneFits, roleFitsDepartment] as const;

interface ContactFields {
  country: string;
  zipCode: string;
  telephone?: string | null | undefined;
  phonePrefix?: string | null | undefined;
  province?: string | null | undefined;
}

/**
 * Normalises a person's fields for storage: the telephone number in international form, the postal code in its
 * country's format, null for an empty telephone number or province.
 */
export function normalisePerson<T extends ContactFields>(person: T) {
  const { country, zipCode, telephone, phonePrefix, province } = person;
  const international =
    telephone && phonePrefix ? (toInternationalPhone(telephone, phonePrefix) ?? telephone) : null;
  return {
    ...person,
    zipCode: normalisePostalCode(country, zipCode) ?? zipCode,
    telephone: international,
    phonePrefix: international === null ? null : (phonePrefix ?? null),
    province: province || null,
  };
}

/** The profile of a private user as its form sends it (section 3). */
export const privateProfileSchema = objectField(privateProfileShape)
  .check(...PRIVATE_PROFILE_RULES)
  .transform(normalisePerson);
export type PrivateProfile = z.infer<typeof privateProfileSchema>;

/** The profile of a company user as its form sends it (section 3). */
export const companyProfileSchema = objectField(companyProfileShape)
  .check(...COMPANY_PROFILE_RULES)
  .transform(normalisePerson);
export type CompanyProfile = z.infer<typeof companyProfileSchema>;

const preferences = { language: choiceField(UI_LANGUAGES), notificationMail: booleanField() };

/**
 * Body of PATCH /users/privates/{username}: profile fields, or only `notificationMail`, or `language` (section 7).
 * Absent fields stay unchanged; the resulting profile is validated as a whole.
 */
export const privateChangeSchema = objectField({ ...privateProfileShape, ...preferences }).partial();
export type PrivateChange = z.infer<typeof privateChangeSchema>;

/** Body of PATCH /users/companies/{username}; like `privateChangeSchema`. */
export const companyChangeSchema = objectField({ ...companyProfileShape, ...preferences }).partial();
export type CompanyChange = z.infer<typeof companyChangeSchema>;

/**
 * Errors for the missing or invalid fields of a profile (section 8: "complete the profile with all mandatory fields").
 */
export function findProfileErrors(user: { type: UserType; [field: string]: unknown }): FieldError[] {
  const schema = user.type === 'P' ? privateProfileSchema : companyProfileSchema;
  const parsed = schema.safeParse(user);
  return parsed.success ? [] : toFieldErrors(parsed.error);
}

/** The default country of a form: the region of a language tag such as `de-AT`. */
export function parseLocaleCountry(
  locale: string | undefined,
  countries: readonly Country[],
): Country | undefined {
  const region = /[-_]([A-Za-z]{2})\b/.exec(locale ?? '')?.[1]?.toUpperCase();
  return countries.find((country) => country === region);
}

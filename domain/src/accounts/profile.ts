import { z } from 'zod';
import { type Country, countryField } from '../addresses/countries.ts';
import { internationalPhone, phoneField, phonePrefixField } from '../addresses/phone.ts';
import { isPostalCodeOf, postalCodeField, postalCodeOf } from '../addresses/postal-code.ts';
import { type FieldError, fieldErrorsOf } from '../errors.ts';
import { choice, flag, group, nullableText, requiredText, ruleAcross } from '../fields.ts';
import { UI_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { websiteField } from '../web/website.ts';
import { BUSINESS_ROLES, COMPANY_TYPES, DEPARTMENTS, isRoleOf, SECTORS } from './company.ts';
import { GENDERS, type UserType } from './roles.ts';

const personShape = {
  firstname: requiredText(LIMITS.firstname),
  lastname: requiredText(LIMITS.lastname),
  gender: choice(GENDERS),
  country: countryField(),
  zipCode: postalCodeField(),
  province: nullableText(LIMITS.shortText),
  newsletterSubscribed: flag(),
  commercialUseConsent: flag(),
};

/** A field that may be empty or blank. Any other value must satisfy the field's rules. */
function optionally(field: z.ZodType<string, string>) {
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
export const privateShape = {
  ...personShape,
  telephone: optionally(phoneField()),
  phonePrefix: optionally(phonePrefixField()),
  interested: choice(SECTORS),
};

/** Profile fields of a company user (section 3). */
export const companyShape = {
  ...personShape,
  telephone: phoneField(),
  phonePrefix: phonePrefixField(),
  businessName: requiredText(LIMITS.businessName),
  businessWebsite: websiteField(),
  businessType: choice(COMPANY_TYPES),
  businessDepartment: choice(DEPARTMENTS),
  businessRole: choice(BUSINESS_ROLES),
};

/** Section 5: the postal code has the format of its country. */
const postalCodeFits = ruleAcross(
  { zipCode: z.string().min(1), country: z.string().min(2) },
  'zipCode',
  ({ zipCode, country }) => isPostalCodeOf(country, zipCode),
);

const phonePair = { telephone: z.string().nullish(), phonePrefix: z.string().nullish() };

/** Section 5: a telephone number is valid under its prefix. */
const phoneFits = ruleAcross(
  phonePair,
  'telephone',
  ({ telephone, phonePrefix }) =>
    !telephone || !phonePrefix || internationalPhone(telephone, phonePrefix) !== undefined,
);

/** A number without a prefix cannot be called from abroad. */
const phoneHasPrefix = ruleAcross(
  phonePair,
  'phonePrefix',
  ({ telephone, phonePrefix }) => !telephone || Boolean(phonePrefix),
  'missing',
);

/** Section 5: the roles depend on the department. */
const roleFitsDepartment = ruleAcross(
  { businessDepartment: choice(DEPARTMENTS), businessRole: choice(BUSINESS_ROLES) },
  'businessRole',
  ({ businessDepartment, businessRole }) => isRoleOf(businessDepartment, businessRole),
);

export const PRIVATE_RULES = [postalCodeFits, phoneFits, phoneHasPrefix] as const;
export const COMPANY_RULES = [postalCodeFits, phoneFits, roleFitsDepartment] as const;

interface Reachable {
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
export function withoutUnusedFields<T extends Reachable>(person: T) {
  const { country, zipCode, telephone, phonePrefix, province } = person;
  const international =
    telephone && phonePrefix ? (internationalPhone(telephone, phonePrefix) ?? telephone) : null;
  return {
    ...person,
    zipCode: postalCodeOf(country, zipCode) ?? zipCode,
    telephone: international,
    phonePrefix: international === null ? null : (phonePrefix ?? null),
    province: province || null,
  };
}

/** The profile of a private user as its form sends it (section 3). */
export const privateProfileSchema = group(privateShape)
  .check(...PRIVATE_RULES)
  .transform(withoutUnusedFields);
export type PrivateProfile = z.infer<typeof privateProfileSchema>;

/** The profile of a company user as its form sends it (section 3). */
export const companyProfileSchema = group(companyShape)
  .check(...COMPANY_RULES)
  .transform(withoutUnusedFields);
export type CompanyProfile = z.infer<typeof companyProfileSchema>;

const preferences = { language: choice(UI_LANGUAGES), notificationMail: flag() };

/**
 * Body of PATCH /users/privates/{username}: profile fields, or only `notificationMail`, or `language` (section 7).
 * Absent fields stay unchanged; the resulting profile is validated as a whole.
 */
export const privateChangeSchema = group({ ...privateShape, ...preferences }).partial();
export type PrivateChange = z.infer<typeof privateChangeSchema>;

/** Body of PATCH /users/companies/{username}; like `privateChangeSchema`. */
export const companyChangeSchema = group({ ...companyShape, ...preferences }).partial();
export type CompanyChange = z.infer<typeof companyChangeSchema>;

/**
 * Errors for the missing or invalid fields of a profile (section 8: "complete the profile with all mandatory fields").
 */
export function profileErrors(user: { type: UserType; [field: string]: unknown }): FieldError[] {
  const schema = user.type === 'P' ? privateProfileSchema : companyProfileSchema;
  const parsed = schema.safeParse(user);
  return parsed.success ? [] : fieldErrorsOf(parsed.error);
}

/** The default country of a form: the region of a language tag such as `de-AT`. */
export function countryOfLocale(
  locale: string | undefined,
  countries: readonly Country[],
): Country | undefined {
  const region = /[-_]([A-Za-z]{2})\b/.exec(locale ?? '')?.[1]?.toUpperCase();
  return countries.find((country) => country === region);
}

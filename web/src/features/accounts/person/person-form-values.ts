import type { RegistrationSummary } from '@cromia/domain/accounts/confirmation';
import { GENDERS } from '@cromia/domain/accounts/roles';
import { stripPhonePrefix } from '@cromia/domain/addresses/phone';
import { z } from 'zod';
import { updatePhonePrefix } from '../../../i18n/countries';

/**
 * Form values of a person, private or of a company. Both share one schema, so that changing the type keeps the common
 * fields. An empty field is an empty string.
 */
export const personFormValuesSchema = z.object({
  gender: z.enum([...GENDERS, '']),
  firstname: z.string(),
  lastname: z.string(),
  country: z.string(),
  zipCode: z.string(),
  province: z.string(),
  phonePrefix: z.string(),
  telephone: z.string(),
  interested: z.string(),
  businessName: z.string(),
  businessWebsite: z.string(),
  businessType: z.string(),
  businessDepartment: z.string(),
  businessRole: z.string(),
  newsletterSubscribed: z.boolean(),
  commercialUseConsent: z.boolean(),
});
export type PersonFormValues = z.infer<typeof personFormValuesSchema>;

/** Empty form values of a person. */
export const EMPTY_PERSON: PersonFormValues = {
  gender: 'F',
  firstname: '',
  lastname: '',
  country: '',
  zipCode: '',
  province: '',
  phonePrefix: '',
  telephone: '',
  interested: '',
  businessName: '',
  businessWebsite: '',
  businessType: '',
  businessDepartment: '',
  businessRole: '',
  newsletterSubscribed: false,
  commercialUseConsent: false,
};

/** Converts a user's stored fields to form values; splits the telephone into prefix and number. */
export function toPersonFormValues(user: RegistrationSummary): PersonFormValues {
  const country = user.country ?? '';
  const phonePrefix = user.phonePrefix ?? updatePhonePrefix(country, EMPTY_PERSON);
  return {
    gender: user.gender,
    firstname: user.firstname,
    lastname: user.lastname,
    country,
    zipCode: user.zipCode ?? '',
    province: user.province ?? '',
    phonePrefix,
    telephone: stripPhonePrefix(user.telephone ?? '', phonePrefix),
    interested: user.interested ?? '',
    businessName: user.businessName ?? '',
    businessWebsite: user.businessWebsite ?? '',
    businessType: user.businessType ?? '',
    businessDepartment: user.businessDepartment ?? '',
    businessRole: user.businessRole ?? '',
    newsletterSubscribed: user.newsletterSubscribed,
    commercialUseConsent: user.commercialUseConsent,
  };
}

/** Dependent field by the field that its rules depend on; see `useRevalidateDependents`. */
export const PERSON_FIELD_DEPENDENCIES = { country: 'zipCode', phonePrefix: 'telephone' } as const;

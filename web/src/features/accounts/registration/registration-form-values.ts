import { parseLocaleCountry } from '@cromia/domain/accounts/profile';
import {
  companyRegistrationSchema,
  privateRegistrationSchema,
  type Registration,
} from '@cromia/domain/accounts/registration';
import type { UserType } from '@cromia/domain/accounts/roles';
import type { DisplayedInvitation } from '@cromia/domain/activation/request-responses';
import { COUNTRIES } from '@cromia/domain/addresses/countries';
import type { UiLanguage } from '@cromia/domain/languages';
import { z } from 'zod';
import { createTabStore } from '../../../api/tab-store';
import { updatePhonePrefix } from '../../../i18n/countries';
import { createFormSchema } from '../../../ui/form/use-zod-form';
import {
  EMPTY_PERSON,
  PERSON_FIELD_DEPENDENCIES,
  personFormValuesSchema,
} from '../person/person-form-values';

const registrationFormValuesSchema = personFormValuesSchema.extend({
  username: z.string(),
  confirmusername: z.string(),
  privacyAccepted: z.boolean(),
});
/** The form values of the registration, private or company. */
export type RegistrationFormValues = z.infer<typeof registrationFormValuesSchema>;

export const REGISTRATION_FIELDS = registrationFormValuesSchema.keyof().options;

/** Dependent field by the field that its rules depend on; see `useRevalidateDependents`. */
export const REGISTRATION_FIELD_DEPENDENCIES = {
  ...PERSON_FIELD_DEPENDENCIES,
  username: 'confirmusername',
} as const;

/** Values entered in this tab; they survive a reload and navigation. They contain no password. */
export const registrationDraft = createTabStore('registration', registrationFormValuesSchema);

/**
 * Initial form values, with the country of the browser's locale if it has one.
 * @param locales The browser's locales, the preferred one first.
 */
export function createRegistrationValues(locales: readonly string[]): RegistrationFormValues {
  const country = locales.flatMap((locale) => parseLocaleCountry(locale, COUNTRIES) ?? [])[0] ?? '';
  return {
    ...EMPTY_PERSON,
    country,
    phonePrefix: updatePhonePrefix(country, EMPTY_PERSON),
    username: '',
    confirmusername: '',
    privacyAccepted: false,
  };
}

/** Initial form values of an invited person, from the invitation. */
export function createInvitedRegistrationValues(
  invitation: Pick<
    DisplayedInvitation,
    'inviteeEmail' | 'inviteeFirstName' | 'inviteeLastName' | 'businessName'
  >,
  locales: readonly string[],
): RegistrationFormValues {
  return {
    ...createRegistrationValues(locales),
    firstname: invitation.inviteeFirstName,
    lastname: invitation.inviteeLastName,
    businessName: invitation.businessName,
    username: invitation.inviteeEmail,
    confirmusername: invitation.inviteeEmail,
  };
}

/**
 * The rules of a registration (section 5).
 * @param language Language of the mails to the user.
 */
export function registrationFormSchema(
  type: UserType,
  language: UiLanguage,
): z.ZodType<Registration, RegistrationFormValues> {
  const schema: z.ZodType<Registration> =
    type === 'P' ? privateRegistrationSchema : companyRegistrationSchema;
  return createFormSchema(registrationFormValuesSchema, (values) =>
    schema.safeParse({ ...values, type, language }),
  );
}

import { countryOfLocale } from '@cromia/domain/accounts/profile';
import {
  companyRegistrationSchema,
  privateRegistrationSchema,
  type Registration,
} from '@cromia/domain/accounts/registration';
import type { UserType } from '@cromia/domain/accounts/roles';
import type { ShownInvitation } from '@cromia/domain/activation/request-answers';
import { COUNTRIES } from '@cromia/domain/addresses/countries';
import type { UiLanguage } from '@cromia/domain/languages';
import { z } from 'zod';
import { createTabStore } from '../../../api/tab-store';
import { prefixAfter } from '../../../i18n/countries';
import { typedForm } from '../../../ui/form/use-zod-form';
import { EMPTY_PERSON, PERSON_LINKS, typedPersonSchema } from '../person/typed-person';

const typedRegistrationSchema = typedPersonSchema.extend({
  username: z.string(),
  confirmusername: z.string(),
  privacyAccepted: z.boolean(),
});
/** The form values of the registration, private or company. */
export type TypedRegistration = z.infer<typeof typedRegistrationSchema>;

export const REGISTRATION_FIELDS = typedRegistrationSchema.keyof().options;

/** Fields whose rules depend on another field; see `useRecheck`. */
export const REGISTRATION_LINKS = { ...PERSON_LINKS, username: 'confirmusername' } as const;

/** Values typed in this tab, which survive a reload or a visit to another page. No password is stored. */
export const registrationDraft = createTabStore('cromia.registration', typedRegistrationSchema);

/**
 * Initial form values, with the country of the browser's locale if it has one.
 * @param locales of the browser, the preferred first
 */
export function newRegistration(locales: readonly string[]): TypedRegistration {
  const country = locales.flatMap((locale) => countryOfLocale(locale, COUNTRIES) ?? [])[0] ?? '';
  return {
    ...EMPTY_PERSON,
    country,
    phonePrefix: prefixAfter(country, EMPTY_PERSON),
    username: '',
    confirmusername: '',
    privacyAccepted: false,
  };
}

/** Initial form values of an invited person, from the invitation. */
export function invitedRegistration(
  invitation: Pick<ShownInvitation, 'inviteeEmail' | 'inviteeFirstName' | 'inviteeLastName' | 'businessName'>,
  locales: readonly string[],
): TypedRegistration {
  return {
    ...newRegistration(locales),
    firstname: invitation.inviteeFirstName,
    lastname: invitation.inviteeLastName,
    businessName: invitation.businessName,
    username: invitation.inviteeEmail,
    confirmusername: invitation.inviteeEmail,
  };
}

/**
 * The rules of a registration (section 5).
 * @param language of the mails that follow
 */
export function registrationForm(
  type: UserType,
  language: UiLanguage,
): z.ZodType<Registration, TypedRegistration> {
  const schema: z.ZodType<Registration> =
    type === 'P' ? privateRegistrationSchema : companyRegistrationSchema;
  return typedForm(typedRegistrationSchema, (typed) => schema.safeParse({ ...typed, type, language }));
}

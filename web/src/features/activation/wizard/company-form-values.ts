import { DEPARTMENT_ROLES } from '@cromia/domain/accounts/company';
import type { User } from '@cromia/domain/accounts/login';
import type { RequestDraft } from '@cromia/domain/activation/request-forms';
import { PHONE_PREFIXES } from '@cromia/domain/addresses/countries';
import { stripPhonePrefix } from '@cromia/domain/addresses/phone';
import { ADMINISTRATIVE_CONTACT_CODE, PURCHASING_CONTACT_CODE } from '@cromia/domain/customers/customer';
import { DOCUMENT_TYPES } from '@cromia/domain/customers/document-recipients';
import {
  ADDRESS_FIELDS,
  ASSESSMENT_FIELDS,
  BANK_FIELDS,
  CONTACT_FIELDS,
  DOCUMENT_EMAIL_FIELDS,
  IDENTITY_FIELDS,
  pickSchemas,
} from '@cromia/domain/customers/profile-fields';
import { createRecord } from '@cromia/domain/keys';
import { z } from 'zod';

/**
 * The form values of the wizard, valid or not; empty where nothing was entered. Lists have fixed positions: first the
 * legal, then the administrative address, even when they are the same; first the purchasing, then the administrative
 * contact.
 */

/** The first two contacts are those for purchasing and administration. */
export const NAMED_CONTACT_COUNT = 2;

const addressSchema = z.object({ code: z.string(), ...pickSchemas(ADDRESS_FIELDS, 'form') });
export type AddressFormValues = z.infer<typeof addressSchema>;

const contactSchema = z.object({
  code: z.string(),
  ...pickSchemas(CONTACT_FIELDS, 'form'),
  /** The number's prefix; `phoneNumber` is without it. */
  phonePrefix: z.string(),
});
export type ContactFormValues = z.infer<typeof contactSchema>;

/** The fields that are read one by one. */
const plainSchema = z.object({
  ...pickSchemas(IDENTITY_FIELDS, 'form'),
  ...pickSchemas(DOCUMENT_EMAIL_FIELDS, 'form'),
  ...pickSchemas(BANK_FIELDS, 'form'),
  ...pickSchemas(ASSESSMENT_FIELDS, 'form'),
});

export const companyFormValuesSchema = plainSchema.extend({
  addresses: z.array(addressSchema),
  /** Whether the administrative address is the legal one. */
  sameAsLegal: z.boolean(),
  contacts: z.array(contactSchema),
  /** Whether the user is the purchasing contact. */
  itsMePurchasing: z.boolean(),
  /** The purchasing contact that "it's me" replaced, as `beforeItsMe`. */
  beforeItsMePurchasing: contactSchema.nullable(),
  /** Whether the user is the administrative contact. */
  itsMe: z.boolean(),
  /** The administrative contact that "it's me" replaced, restored by unticking; null for none. */
  beforeItsMe: contactSchema.nullable(),
  assignments: z.record(
    z.enum(DOCUMENT_TYPES),
    z.object({ assigned: z.string().nullable(), earlier: z.string() }),
  ),
});
export type CompanyFormValues = z.infer<typeof companyFormValuesSchema>;

/** Initial country and telephone prefix of new addresses and contacts. */
export interface CountryDefaults {
  country: string;
  phonePrefix: string;
}

export function createEmptyAddress(code: string, country: string): AddressFormValues {
  return addressSchema.parse({ code, country });
}

export function createEmptyContact(code: string, phonePrefix: string): ContactFormValues {
  return contactSchema.parse({ code, phonePrefix });
}

/** Empty form values of a company. */
export function createEmptyCompany(
  businessName: string,
  { country, phonePrefix }: CountryDefaults,
): CompanyFormValues {
  return {
    ...plainSchema.parse({ businessName }),
    addresses: [createEmptyAddress('SL', country), createEmptyAddress('SA', country)],
    sameAsLegal: true,
    contacts: [
      createEmptyContact(PURCHASING_CONTACT_CODE, phonePrefix),
      createEmptyContact(ADMINISTRATIVE_CONTACT_CODE, phonePrefix),
    ],
    itsMePurchasing: false,
    beforeItsMePurchasing: null,
    itsMe: false,
    beforeItsMe: null,
    assignments: createRecord(DOCUMENT_TYPES, () => ({ assigned: null, earlier: '' })),
  };
}

/** The user's own data. */
export type ContactUser = Pick<
  User,
  'username' | 'gender' | 'firstname' | 'lastname' | 'businessRole' | 'telephone' | 'phonePrefix'
>;

/** The user as purchasing or administrative contact, with their role if the contact's department has it. */
export function toUserContact(code: string, user: ContactUser): ContactFormValues {
  const phonePrefix = user.phonePrefix ?? '';
  const roles: readonly string[] = DEPARTMENT_ROLES[code === PURCHASING_CONTACT_CODE ? 'PRC' : 'ADM'];
  return {
    ...createEmptyContact(code, phonePrefix),
    gender: user.gender,
    firstName: user.firstname,
    lastName: user.lastname,
    role: roles.find((role) => role === user.businessRole) ?? '',
    email: user.username,
    phoneNumber: stripPhonePrefix(user.telephone ?? '', phonePrefix),
  };
}

type DraftContact = NonNullable<RequestDraft['contacts']>[number];

/** Splits a stored number: `+39 0444 512345` into `+39` and `0444 512345`. */
function splitPhone(stored: string): { phonePrefix: string; phoneNumber: string } {
  // No calling code is a prefix of another.
  const phonePrefix = PHONE_PREFIXES.find((prefix) => stored.startsWith(prefix)) ?? '';
  return { phonePrefix, phoneNumber: stripPhonePrefix(stored, phonePrefix) };
}

function toContactFormValues(contact: DraftContact): ContactFormValues {
  return contactSchema.parse({ ...contact, ...splitPhone(contact.phoneNumber ?? '') });
}

/** The required entries first, in order and created where the draft lacks them, then all others. */
function inTheirPlaces<Entry extends { code: string }>(made: readonly Entry[], entries: readonly Entry[]) {
  const codes = made.map(({ code }) => code);
  return [
    ...made.map((empty) => entries.find(({ code }) => code === empty.code) ?? empty),
    ...entries.filter(({ code }) => !codes.includes(code)),
  ];
}

/**
 * A saved or sent request as form values.
 * @param empty the initial form values
 * @param own the user's own name: a contact with that e-mail is "it's me"
 */
export function toCompanyFormValues(
  draft: RequestDraft,
  empty: CompanyFormValues,
  own: string | null,
): CompanyFormValues {
  const addresses = (draft.addresses ?? []).map((address) => addressSchema.parse(address));
  const contacts = (draft.contacts ?? []).map(toContactFormValues);
  const isMe = (code: string) =>
    own !== null && contacts.find((contact) => contact.code === code)?.email === own;
  const before = (contact: RequestDraft['beforeItsMe'], code: string) =>
    contact ? toContactFormValues({ ...contact, code }) : null;
  return {
    ...plainSchema.parse({ ...draft, businessName: draft.businessName ?? empty.businessName }),
    addresses: inTheirPlaces(empty.addresses, addresses),
    sameAsLegal: addresses.every(({ code }) => code !== 'SA'),
    contacts: inTheirPlaces(empty.contacts, contacts),
    itsMePurchasing: isMe(PURCHASING_CONTACT_CODE),
    beforeItsMePurchasing: before(draft.beforeItsMePurchasing, PURCHASING_CONTACT_CODE),
    itsMe: isMe(ADMINISTRATIVE_CONTACT_CODE),
    beforeItsMe: before(draft.beforeItsMe, ADMINISTRATIVE_CONTACT_CODE),
    assignments: createRecord(DOCUMENT_TYPES, (type) => ({
      assigned: draft.assigned?.[type] ?? null,
      earlier: draft.earlier?.[type] ?? '',
    })),
  };
}

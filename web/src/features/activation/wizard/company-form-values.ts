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
import { listContactRoles } from '@cromia/domain/customers/requested-profile';
import { createRecord } from '@cromia/domain/keys';
import { z } from 'zod';

/** Number of named contacts: the first is for purchasing, the second for administration. */
export const NAMED_CONTACT_COUNT = 2;

const addressSchema = z.object({ code: z.string(), ...pickSchemas(ADDRESS_FIELDS, 'form') });
export type AddressFormValues = z.infer<typeof addressSchema>;

const contactSchema = z.object({
  code: z.string(),
  ...pickSchemas(CONTACT_FIELDS, 'form'),
  /** The telephone prefix; `phoneNumber` does not contain it. */
  phonePrefix: z.string(),
});
export type ContactFormValues = z.infer<typeof contactSchema>;

/** The fields of a company besides its addresses and contacts. */
const companyFieldsSchema = z.object({
  ...pickSchemas(IDENTITY_FIELDS, 'form'),
  ...pickSchemas(DOCUMENT_EMAIL_FIELDS, 'form'),
  ...pickSchemas(BANK_FIELDS, 'form'),
  ...pickSchemas(ASSESSMENT_FIELDS, 'form'),
});

/**
 * The form values of the wizard, which may be invalid; an empty field is an empty string. Lists have fixed positions: the
 * legal address precedes the administrative one, even when they are the same, and the purchasing contact precedes the
 * administrative one.
 */
export const companyFormValuesSchema = companyFieldsSchema.extend({
  addresses: z.array(addressSchema),
  /** Whether the administrative address equals the legal one. */
  sameAsLegal: z.boolean(),
  contacts: z.array(contactSchema),
  /** Whether the user is the purchasing contact. */
  itsMePurchasing: z.boolean(),
  /** The purchasing contact that "it's me" replaced; see `beforeItsMe`. */
  beforeItsMePurchasing: contactSchema.nullable(),
  /** Whether the user is the administrative contact. */
  itsMe: z.boolean(),
  /** The administrative contact that "it's me" replaced; unticking restores it. Null for none. */
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

/** Creates the empty form values of an address. */
export function createEmptyAddress(code: string, country: string): AddressFormValues {
  return addressSchema.parse({ code, country });
}

/** Creates the empty form values of a contact. */
export function createEmptyContact(code: string, phonePrefix: string): ContactFormValues {
  return contactSchema.parse({ code, phonePrefix });
}

/** Creates the empty form values of a company. */
export function createEmptyCompany(
  businessName: string,
  { country, phonePrefix }: CountryDefaults,
): CompanyFormValues {
  return {
    ...companyFieldsSchema.parse({ businessName }),
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

/** The user's data that "it's me" copies into a contact. */
export type ContactUser = Pick<
  User,
  'username' | 'gender' | 'firstname' | 'lastname' | 'businessRole' | 'telephone' | 'phonePrefix'
>;

/** Converts the user to a purchasing or administrative contact; the role is copied if the contact's department has it. */
export function toUserContact(code: string, user: ContactUser): ContactFormValues {
  const phonePrefix = user.phonePrefix ?? '';
  const roles: readonly string[] = listContactRoles(code, code === PURCHASING_CONTACT_CODE ? 'PRC' : 'ADM');
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

/** Places the required entries first, in order, from the draft or else empty; the other entries follow. */
function placeRequiredFirst<Entry extends { code: string }>(
  required: readonly Entry[],
  entries: readonly Entry[],
) {
  const codes = required.map(({ code }) => code);
  return [
    ...required.map((empty) => entries.find(({ code }) => code === empty.code) ?? empty),
    ...entries.filter(({ code }) => !codes.includes(code)),
  ];
}

/**
 * Converts a saved or sent request to form values.
 * @param empty The initial form values.
 * @param username The user name; a contact with this e-mail is "it's me". Null if the user is no contact.
 */
export function toCompanyFormValues(
  draft: RequestDraft,
  empty: CompanyFormValues,
  username: string | null,
): CompanyFormValues {
  const addresses = (draft.addresses ?? []).map((address) => addressSchema.parse(address));
  const contacts = (draft.contacts ?? []).map(toContactFormValues);
  const isUser = (code: string) =>
    username !== null && contacts.find((contact) => contact.code === code)?.email === username;
  const toReplacedContact = (contact: RequestDraft['beforeItsMe'], code: string) =>
    contact ? toContactFormValues({ ...contact, code }) : null;
  return {
    ...companyFieldsSchema.parse({ ...draft, businessName: draft.businessName ?? empty.businessName }),
    addresses: placeRequiredFirst(empty.addresses, addresses),
    sameAsLegal: addresses.every(({ code }) => code !== 'SA'),
    contacts: placeRequiredFirst(empty.contacts, contacts),
    itsMePurchasing: isUser(PURCHASING_CONTACT_CODE),
    beforeItsMePurchasing: toReplacedContact(draft.beforeItsMePurchasing, PURCHASING_CONTACT_CODE),
    itsMe: isUser(ADMINISTRATIVE_CONTACT_CODE),
    beforeItsMe: toReplacedContact(draft.beforeItsMe, ADMINISTRATIVE_CONTACT_CODE),
    assignments: createRecord(DOCUMENT_TYPES, (type) => ({
      assigned: draft.assigned?.[type] ?? null,
      earlier: draft.earlier?.[type] ?? '',
    })),
  };
}

import { DEPARTMENT_ROLES } from '@cromia/domain/accounts/company';
import type { User } from '@cromia/domain/accounts/login';
import { GENDERS } from '@cromia/domain/accounts/roles';
import type { RequestDraft } from '@cromia/domain/activation/request-forms';
import { PHONE_PREFIXES } from '@cromia/domain/addresses/countries';
import { stripPhonePrefix } from '@cromia/domain/addresses/phone';
import { ADMINISTRATIVE_CONTACT_CODE, PURCHASING_CONTACT_CODE } from '@cromia/domain/customers/customer';
import { DOCUMENT_TYPES, type DocumentType } from '@cromia/domain/customers/document-recipients';
import { z } from 'zod';

/**
 * The form values of the wizard, valid or not; empty where nothing was entered. Lists have fixed positions: first the
 * legal, then the administrative address, even when they are the same; first the purchasing, then the administrative
 * contact.
 */

/** The first two contacts are those for purchasing and administration. */
export const NAMED_CONTACT_COUNT = 2;

const text = z.string();
/** A number, or invalid input as text. */
const number = z.union([z.number(), z.string()]);

const typedAddressSchema = z.object({
  code: text,
  businessName: text,
  streetAddress1: text,
  streetAddress2: text,
  country: text,
  city: text,
  zipOrPostalCode: text,
  province: text,
  note: text,
  isDefault: z.boolean(),
});
export type AddressFormValues = z.infer<typeof typedAddressSchema>;

const typedContactSchema = z.object({
  code: text,
  gender: z.enum(GENDERS),
  firstName: text,
  lastName: text,
  department: text,
  role: text,
  email: text,
  phonePrefix: text,
  /** Without its prefix. */
  phoneNumber: text,
});
export type ContactFormValues = z.infer<typeof typedContactSchema>;

const assignmentSchema = z.object({ assigned: text.nullable(), earlier: text });
const emails = z.array(text);

export const companyFormValuesSchema = z.object({
  businessName: text,
  vatNumber: text,
  fiscalCode: text,
  sdiCode: text,
  pec: text,
  addresses: z.array(typedAddressSchema),
  /** Whether the administrative address is the legal one. */
  sameAsLegal: z.boolean(),
  contacts: z.array(typedContactSchema),
  /** Whether the user is the purchasing contact. */
  itsMePurchasing: z.boolean(),
  /** The purchasing contact that "it's me" replaced, as `beforeItsMe`. */
  beforeItsMePurchasing: typedContactSchema.nullable(),
  /** Whether the user is the administrative contact. */
  itsMe: z.boolean(),
  /** The administrative contact that "it's me" replaced, restored by unticking; null for none. */
  beforeItsMe: typedContactSchema.nullable(),
  billingEmails: emails,
  transportDocumentEmails: emails,
  msdsEmails: emails,
  testSheetsEmails: emails,
  assignments: z.record(z.enum(DOCUMENT_TYPES), assignmentSchema),
  bankName: text,
  iban: text,
  marketSegmentation1: text,
  marketSegmentation2: text,
  marketSegmentation3: text,
  marketSegmentation4: text,
  marketCompetitor1: text,
  marketCompetitor2: text,
  totalConsumption: number,
  cromiaPotential: number,
  isRetailerOfMetal: z.boolean(),
  isRetailerOfWood: z.boolean(),
  isRetailerOfConstruction: z.boolean(),
  isRetailerOfBodywork: z.boolean(),
  isRetailerOfOwnership: z.boolean(),
  retailerShopWindows: number,
  retailerSurface: number,
  tntNextRequired: z.boolean(),
  resellingType: text,
});
export type CompanyFormValues = z.infer<typeof companyFormValuesSchema>;

/** Initial country and telephone prefix of new addresses and contacts. */
export interface CountryDefaults {
  country: string;
  phonePrefix: string;
}

export function createEmptyAddress(code: string, country: string): AddressFormValues {
  return {
    code,
    businessName: '',
    streetAddress1: '',
    streetAddress2: '',
    country,
    city: '',
    zipOrPostalCode: '',
    province: '',
    note: '',
    isDefault: false,
  };
}

export function createEmptyContact(code: string, phonePrefix: string): ContactFormValues {
  return {
    code,
    gender: 'F',
    firstName: '',
    lastName: '',
    department: '',
    role: '',
    email: '',
    phonePrefix,
    phoneNumber: '',
  };
}

const NOBODY = { assigned: null, earlier: '' };

/** Empty form values of a company. */
export function createEmptyCompany(
  businessName: string,
  { country, phonePrefix }: CountryDefaults,
): CompanyFormValues {
  return {
    businessName,
    vatNumber: '',
    fiscalCode: '',
    sdiCode: '',
    pec: '',
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
    billingEmails: [''],
    transportDocumentEmails: [''],
    msdsEmails: [''],
    testSheetsEmails: [''],
    assignments: { billing: NOBODY, transportDocument: NOBODY, msds: NOBODY, testSheets: NOBODY },
    bankName: '',
    iban: '',
    marketSegmentation1: '',
    marketSegmentation2: '',
    marketSegmentation3: '',
    marketSegmentation4: '',
    marketCompetitor1: '',
    marketCompetitor2: '',
    totalConsumption: '',
    cromiaPotential: '',
    isRetailerOfMetal: false,
    isRetailerOfWood: false,
    isRetailerOfConstruction: false,
    isRetailerOfBodywork: false,
    isRetailerOfOwnership: false,
    retailerShopWindows: '',
    retailerSurface: '',
    tntNextRequired: false,
    resellingType: '',
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

type DraftAddress = NonNullable<RequestDraft['addresses']>[number];
type DraftContact = NonNullable<RequestDraft['contacts']>[number];

function typedAddress(address: DraftAddress): AddressFormValues {
  return {
    code: address.code,
    businessName: address.businessName ?? '',
    streetAddress1: address.streetAddress1 ?? '',
    streetAddress2: address.streetAddress2 ?? '',
    country: address.country ?? '',
    city: address.city ?? '',
    zipOrPostalCode: address.zipOrPostalCode ?? '',
    province: address.province ?? '',
    note: address.note ?? '',
    isDefault: address.isDefault ?? false,
  };
}

/** Splits a stored number: `+39 0444 512345` into `+39` and `0444 512345`. */
function splitPhone(stored: string): { phonePrefix: string; phoneNumber: string } {
  // No calling code is a prefix of another.
  const phonePrefix = PHONE_PREFIXES.find((prefix) => stored.startsWith(prefix)) ?? '';
  return { phonePrefix, phoneNumber: stripPhonePrefix(stored, phonePrefix) };
}

function typedContact(contact: DraftContact): ContactFormValues {
  return {
    code: contact.code,
    gender: GENDERS.find((known) => known === contact.gender) ?? 'F',
    firstName: contact.firstName ?? '',
    lastName: contact.lastName ?? '',
    department: contact.department ?? '',
    role: contact.role ?? '',
    email: contact.email ?? '',
    ...splitPhone(contact.phoneNumber ?? ''),
  };
}

function toNumberInput(value: number | string | null | undefined): number | string {
  if (value === '' || value === null || value === undefined) return '';
  const amount = Number(value);
  return Number.isFinite(amount) ? amount : value;
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
  const addresses = (draft.addresses ?? []).map(typedAddress);
  const contacts = (draft.contacts ?? []).map(typedContact);
  const filled = (typed: readonly string[] | undefined) => (typed && typed.length > 0 ? [...typed] : ['']);
  const assignment = (type: DocumentType) => ({
    assigned: draft.assigned?.[type] ?? null,
    earlier: draft.earlier?.[type] ?? '',
  });
  const isMe = (code: string) =>
    own !== null && contacts.find((contact) => contact.code === code)?.email === own;
  const before = (contact: RequestDraft['beforeItsMe'], code: string) =>
    contact ? typedContact({ ...contact, code }) : null;
  return {
    businessName: draft.businessName ?? empty.businessName,
    vatNumber: draft.vatNumber ?? '',
    fiscalCode: draft.fiscalCode ?? '',
    sdiCode: draft.sdiCode ?? '',
    pec: draft.pec ?? '',
    addresses: inTheirPlaces(empty.addresses, addresses),
    sameAsLegal: addresses.every(({ code }) => code !== 'SA'),
    contacts: inTheirPlaces(empty.contacts, contacts),
    itsMePurchasing: isMe(PURCHASING_CONTACT_CODE),
    beforeItsMePurchasing: before(draft.beforeItsMePurchasing, PURCHASING_CONTACT_CODE),
    itsMe: isMe(ADMINISTRATIVE_CONTACT_CODE),
    beforeItsMe: before(draft.beforeItsMe, ADMINISTRATIVE_CONTACT_CODE),
    billingEmails: filled(draft.billingEmails),
    transportDocumentEmails: filled(draft.transportDocumentEmails),
    msdsEmails: filled(draft.msdsEmails),
    testSheetsEmails: filled(draft.testSheetsEmails),
    assignments: {
      billing: assignment('billing'),
      transportDocument: assignment('transportDocument'),
      msds: assignment('msds'),
      testSheets: assignment('testSheets'),
    },
    bankName: draft.bankName ?? '',
    iban: draft.iban ?? '',
    marketSegmentation1: draft.marketSegmentation1 ?? '',
    marketSegmentation2: draft.marketSegmentation2 ?? '',
    marketSegmentation3: draft.marketSegmentation3 ?? '',
    marketSegmentation4: draft.marketSegmentation4 ?? '',
    marketCompetitor1: draft.marketCompetitor1 ?? '',
    marketCompetitor2: draft.marketCompetitor2 ?? '',
    totalConsumption: toNumberInput(draft.totalConsumption),
    cromiaPotential: toNumberInput(draft.cromiaPotential),
    isRetailerOfMetal: draft.isRetailerOfMetal ?? false,
    isRetailerOfWood: draft.isRetailerOfWood ?? false,
    isRetailerOfConstruction: draft.isRetailerOfConstruction ?? false,
    isRetailerOfBodywork: draft.isRetailerOfBodywork ?? false,
    isRetailerOfOwnership: draft.isRetailerOfOwnership ?? false,
    retailerShopWindows: toNumberInput(draft.retailerShopWindows),
    retailerSurface: toNumberInput(draft.retailerSurface),
    tntNextRequired: draft.tntNextRequired ?? false,
    resellingType: draft.resellingType ?? '',
  };
}

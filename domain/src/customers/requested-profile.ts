import { z } from 'zod';
import {
  BUSINESS_ROLES,
  type BusinessRole,
  DEPARTMENT_ROLES,
  DEPARTMENTS,
  type Department,
} from '../accounts/company.ts';
import { countryField, getPhonePrefix } from '../addresses/countries.ts';
import { phoneField, toInternationalPhone } from '../addresses/phone.ts';
import { isValidPostalCode, normalisePostalCode } from '../addresses/postal-code.ts';
import type { FieldErrorCode, FieldLimit } from '../errors.ts';
import {
  booleanField,
  choiceField,
  createCrossFieldRule,
  objectField,
  patternTextField,
  toTypeErrorCode,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import {
  ADMINISTRATIVE_CONTACT_CODE,
  addressCodeField,
  findAddressKind,
  PURCHASING_CONTACT_CODE,
} from './customer.ts';
import {
  ADDRESS_FIELDS,
  ASSESSMENT_FIELDS,
  BANK_FIELDS,
  CONTACT_FIELDS,
  DOCUMENT_EMAIL_FIELDS,
  IDENTITY_FIELDS,
  pickSchemas,
} from './profile-fields.ts';
import { findVatCountry, isItalianVat } from './vat-number.ts';

/**
 * Customer data in requests: to become a customer, by an agent for a company, and to change existing data. These
 * requests show and require different fields; the rule of each field is defined only here.
 */

const addressFields = objectField({
  code: addressCodeField().describe('SL legal, SA administrative, SD001 and up shipping'),
  ...pickSchemas(ADDRESS_FIELDS, 'requested'),
  isShipping: booleanField().default(false),
});

/** Section 5: postal codes have the format of their country. */
const postalCodeFits = createCrossFieldRule(
  { zipOrPostalCode: z.string().min(1), country: z.string().min(2) },
  'zipOrPostalCode',
  ({ zipOrPostalCode, country }) => isValidPostalCode(country, zipOrPostalCode),
);

/** Normalises an address for storage. Its code alone decides whether it is a shipping address. */
function normaliseAddress<T extends z.output<typeof addressFields>>(address: T) {
  return {
    ...address,
    businessName: findAddressKind(address.code) === 'shipping' ? address.businessName || null : null,
    streetAddress2: address.streetAddress2 || null,
    zipOrPostalCode: normalisePostalCode(address.country, address.zipOrPostalCode) ?? address.zipOrPostalCode,
    province: address.province || null,
    note: address.note || null,
    isShipping: findAddressKind(address.code) === 'shipping',
    isDefault: findAddressKind(address.code) === 'shipping' && address.isDefault,
  };
}

/** A requested address. */
export const requestedAddressSchema = addressFields.check(postalCodeFits).transform(normaliseAddress);
export type RequestedAddress = z.infer<typeof requestedAddressSchema>;

const OPTIONAL_ADDRESS_TEXTS = ['businessName', 'streetAddress2', 'province', 'note'] as const;

type ImportedAddress = Omit<RequestedAddress, 'isDefault'> & { isDefault?: boolean | undefined };

/** An imported address. Optional fields that it does not name stay absent, so that the stored ones stay. */
const importedAddressSchema = addressFields
  .extend({ isDefault: booleanField().nullish() })
  .check(postalCodeFits)
  .transform(({ isDefault, ...address }): ImportedAddress => {
    const absent = OPTIONAL_ADDRESS_TEXTS.filter((field) => address[field] === undefined);
    return {
      ...normaliseAddress({ ...address, isDefault: isDefault ?? false }),
      ...Object.fromEntries(absent.map((field) => [field, undefined])),
      ...(isDefault === undefined ? { isDefault } : {}),
    };
  });

/** An address that is named as the default replaces the previous default. */
function replaceDefault(addresses: readonly ImportedAddress[]): ImportedAddress[] {
  const isReplaced = addresses.some(({ isDefault }) => isDefault);
  return addresses.map((address) =>
    isReplaced ? { ...address, isDefault: address.isDefault ?? false } : address,
  );
}

/** Converts a number with its prefix, such as `+39 0444 512345`, to international form; undefined if it is invalid. */
function toInternationalWithPrefix(typed: string): string | undefined {
  const plus = typed.trim().replace(/^00/, '+');
  if (!plus.startsWith('+')) return undefined;
  const digits = plus.replaceAll(/\D/g, '');
  for (const length of [1, 2, 3]) {
    const phone = toInternationalPhone(plus, `+${digits.slice(0, length)}`);
    if (phone !== undefined) return phone;
  }
  return undefined;
}

const contactFields = objectField({
  code: patternTextField(/^C\d{3,}$/, LIMITS.contactCode).describe(
    'C001 purchasing, C002 administrative, C003 and up additional contacts',
  ),
  isAdministration: booleanField().default(false),
  isPurchasing: booleanField().default(false),
  ...pickSchemas(CONTACT_FIELDS, 'requested'),
});

/** The department implied by a contact's code; additional contacts state their department. */
function findDepartment({
  code,
  department,
}: {
  code: string;
  department?: keyof typeof DEPARTMENT_ROLES | null | undefined;
}) {
  if (code === PURCHASING_CONTACT_CODE) return 'PRC';
  return code === ADMINISTRATIVE_CONTACT_CODE ? 'ADM' : department;
}

const contactRoleShape = {
  code: z.string(),
  department: choiceField(DEPARTMENTS).nullish(),
  role: choiceField(BUSINESS_ROLES),
};

/** The roles that a contact can have: those of its department and, for the two standard contacts, of the management. */
export function listContactRoles(code: string, department: Department): readonly BusinessRole[] {
  const isStandard = code === PURCHASING_CONTACT_CODE || code === ADMINISTRATIVE_CONTACT_CODE;
  return [...DEPARTMENT_ROLES[department], ...(isStandard ? DEPARTMENT_ROLES.MNG : [])];
}

/** Section 5: additional contacts have a department. */
const departmentRequired = createCrossFieldRule(
  { department: choiceField(DEPARTMENTS).nullish(), code: z.string() },
  'department',
  (contact) => findDepartment(contact) != null,
  'missing',
);

/**
 * Section 5: the roles depend on the department. The owner or general manager of a small firm can also be its purchasing
 * or administrative contact.
 */
const roleFitsDepartment = createCrossFieldRule(contactRoleShape, 'role', (contact) => {
  const department = findDepartment(contact);
  return department == null || listContactRoles(contact.code, department).includes(contact.role);
});

const phoneFits = createCrossFieldRule(
  { phoneNumber: phoneField() },
  'phoneNumber',
  ({ phoneNumber }) => toInternationalWithPrefix(phoneNumber) !== undefined,
);

/** A requested contact. Its code determines its kind; its number is normalised to international form. */
export const requestedContactSchema = contactFields
  .check(departmentRequired, roleFitsDepartment, phoneFits)
  .transform((contact) => ({
    ...contact,
    department: findDepartment(contact) ?? null,
    phoneNumber: toInternationalWithPrefix(contact.phoneNumber) ?? contact.phoneNumber,
    isPurchasing: contact.code === PURCHASING_CONTACT_CODE,
    isAdministration: contact.code === ADMINISTRATIVE_CONTACT_CODE,
  }));
export type RequestedContact = z.infer<typeof requestedContactSchema>;

function hasDuplicate(codes: readonly string[]): boolean {
  return new Set(codes).size < codes.length;
}

function checkCodes(
  entries: readonly { code: string }[],
  required: readonly string[],
  context: z.RefinementCtx,
): void {
  const codes = entries.map(({ code }) => code);
  const reject = (message: FieldErrorCode) => context.addIssue({ code: 'custom', message });
  if (required.some((code) => !codes.includes(code))) reject('missing');
  else if (hasDuplicate(codes)) reject('invalidField');
}

/**
 * All addresses: the legal one, optionally a separate administrative one, and at most 500 shipping addresses with at
 * most one default.
 */
export function requestedAddressesField() {
  return createAddressesField(requestedAddressSchema);
}

/** Like `requestedAddressesField`, for imports. */
export function importedAddressesField() {
  return createAddressesField(importedAddressSchema).transform(replaceDefault);
}

const codedEntriesSchema = z.array(z.looseObject({ code: z.string() }));

/** Reports missing and duplicate codes of a list, even if its entries have other errors. */
const checkEntryCodes = (requiredCodes: readonly string[]) =>
  z.superRefine<readonly { code: string }[]>(
    (entries, context) => checkCodes(entries, requiredCodes, context),
    { when: ({ value }) => codedEntriesSchema.min(1).safeParse(value).success },
  );

function createAddressesField<
  S extends z.ZodType<Pick<ImportedAddress, 'code' | 'isShipping' | 'isDefault'>>,
>(address: S) {
  return z
    .array(address, { error: toTypeErrorCode })
    .min(1, 'missing')
    .max(LIMITS.listEntries + 2, 'invalidLenght')
    .check(checkEntryCodes(['SL']))
    .superRefine((addresses, context) => {
      if (addresses.filter(({ isShipping }) => isShipping).length > LIMITS.listEntries) {
        const limit: FieldLimit = { of: 'entries', max: LIMITS.listEntries };
        context.addIssue({ code: 'custom', message: 'invalidLenght', params: { limit } });
      }
      if (addresses.filter(({ isDefault }) => isDefault).length > 1) {
        context.addIssue({ code: 'custom', message: 'invalidField' });
      }
    });
}

/** All contacts: purchasing and administrative, and at most 500 more. */
export function requestedContactsField() {
  return z
    .array(requestedContactSchema, { error: toTypeErrorCode })
    .min(1, 'missing')
    .max(LIMITS.listEntries + 2, 'invalidLenght')
    .check(checkEntryCodes([PURCHASING_CONTACT_CODE, ADMINISTRATIVE_CONTACT_CODE]));
}

/** The company's identity: the first step of the wizard. */
export const anagraphicsShape = pickSchemas(IDENTITY_FIELDS, 'requested');

export const documentEmailsShape = pickSchemas(DOCUMENT_EMAIL_FIELDS, 'requested');

export const bankShape = pickSchemas(BANK_FIELDS, 'requested');

/** Fields about a company that agents and commercial staff fill in: retailer data and assessment. */
export const perspectiveShape = pickSchemas(ASSESSMENT_FIELDS, 'requested');

const vatShape = { vatNumber: z.string() };

/** Section 5: Italian companies have an SDI code. */
const sdiRequiredInItaly = createCrossFieldRule(
  { sdiCode: z.string().nullish(), ...vatShape },
  'sdiCode',
  ({ vatNumber, sdiCode }) => !isItalianVat(vatNumber) || Boolean(sdiCode),
  'missing',
);

/** Section 5: Italian companies have a certified e-mail address. */
const pecRequiredInItaly = createCrossFieldRule(
  { pec: z.string().nullish(), ...vatShape },
  'pec',
  ({ vatNumber, pec }) => !isItalianVat(vatNumber) || Boolean(pec),
  'missing',
);

/** Rules between fields of the first step. */
export const ANAGRAPHICS_RULES = [sdiRequiredInItaly, pecRequiredInItaly] as const;

const businessAddressesSchema = z.object({
  ...vatShape,
  addresses: z.array(z.object({ code: z.string(), country: countryField() })),
});

/**
 * Section 5: the prefix of the VAT number determines the country of the business address, which is the administrative
 * address or, without one, the legal address.
 */
const businessCountryMatchesVat = z.superRefine<z.output<typeof businessAddressesSchema>>(
  ({ vatNumber, addresses }, context) => {
    const country = findVatCountry(vatNumber);
    const administrative = addresses.findIndex(({ code }) => findAddressKind(code) === 'administrative');
    const index =
      administrative >= 0
        ? administrative
        : addresses.findIndex(({ code }) => findAddressKind(code) === 'legal');
    if (country === undefined || index < 0 || addresses[index]?.country === country) return;
    context.addIssue({ code: 'custom', message: 'invalidField', path: ['addresses', index, 'country'] });
  },
  { when: ({ value }) => businessAddressesSchema.safeParse(value).success },
);

interface Anagraphics {
  vatNumber: string;
  fiscalCode?: string | null | undefined;
  sdiCode?: string | null | undefined;
  pec?: string | null | undefined;
}

/** Rules between fields of the whole request. */
export const COMPANY_RULES = [...ANAGRAPHICS_RULES, businessCountryMatchesVat] as const;

/** Fields and rule of the address step; the rule also reads the VAT number of the first step. */
export const createAddressesStepSchema = () =>
  objectField({ ...vatShape, addresses: requestedAddressesField() }).check(businessCountryMatchesVat);

/** Normalises the company's identity for storage: only Italian companies keep the SDI code and the PEC. */
export function normaliseAnagraphics<T extends Anagraphics>(company: T) {
  const isItalian = isItalianVat(company.vatNumber);
  return {
    ...company,
    fiscalCode: company.fiscalCode || null,
    sdiCode: (isItalian && company.sdiCode) || null,
    pec: (isItalian && company.pec) || null,
  };
}

/** Default country and telephone prefix of a new address or contact, from the prefix of the VAT number. */
export function findCountryDefaults(vatNumber: string): {
  country: string | null;
  phonePrefix: string | null;
} {
  const country = findVatCountry(vatNumber);
  return { country: country ?? null, phonePrefix: country === undefined ? null : getPhonePrefix(country) };
}

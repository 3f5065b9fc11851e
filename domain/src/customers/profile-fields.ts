import { z } from 'zod';
import { BUSINESS_ROLES, DEPARTMENTS, MARKET_SEGMENTATIONS } from '../accounts/company.ts';
import { GENDERS } from '../accounts/roles.ts';
import { countryField } from '../addresses/countries.ts';
import { phoneField } from '../addresses/phone.ts';
import { postalCodeField } from '../addresses/postal-code.ts';
import {
  booleanField,
  choiceField,
  decimalNumberField,
  emailField,
  isStorable,
  nullableNoteField,
  nullableTextField,
  requiredTextField,
  toTypeErrorCode,
  upperPatternTextField,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import type { Address, Contact } from './customer.ts';
import { ibanField } from './iban.ts';
import { vatNumberField } from './vat-number.ts';

/**
 * The fields of a customer profile, each described once. Requests, change requests, drafts, forms, stored profiles,
 * comparisons and imports derive from these tables; their order is that of comparisons.
 */
interface ProfileField {
  /** Rule in a request to become a customer. */
  requested: z.ZodType;
  /** Rule in a change by agents and commercial staff, if different: an absent field stays unchanged. */
  changed?: z.ZodType;
  /** Rule for a typed value in a draft: only length and characters are checked. */
  draft: z.ZodType;
  /** Form input value, read from a draft or a stored profile; empty if absent. */
  form: z.ZodType;
  /** Stored and returned value. For addresses and contacts, see `addressSchema` and `contactSchema` of `customer.ts`. */
  stored?: z.ZodType;
}

/** The schemas of fields for one use. */
export function pickSchemas<
  Use extends keyof ProfileField,
  Fields extends Readonly<Record<string, Readonly<Record<Use, z.ZodType>>>>,
>(fields: Fields, use: Use): { [Name in keyof Fields]: Fields[Name][Use] };
export function pickSchemas(fields: Readonly<Record<string, ProfileField>>, use: keyof ProfileField) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[use]]));
}

const text = z.string();
const nullableText = z.string().nullable();

/** A text of an unfinished form. */
export const typedText = (max: number) =>
  z.string().trim().max(max, 'invalidLenght').refine(isStorable, 'invalidField').nullish();
const typedNumber = () => z.union([z.number(), typedText(LIMITS.shortText)]).nullish();
export const typedFlag = () => z.boolean().nullish();
const typedEmails = () =>
  z
    .array(z.string().trim().max(LIMITS.email, 'invalidLenght').refine(isStorable, 'invalidField'))
    .max(LIMITS.documentEmailsMax, 'invalidLenght')
    .optional();

const formTextSchema = z
  .string()
  .nullish()
  .transform((typed) => typed ?? '');
const formFlagSchema = z
  .boolean()
  .nullish()
  .transform((ticked) => ticked ?? false);
/**
 * A number, or invalid input as text. Only the field reads text as a number, since `1.234` has another meaning in each
 * language.
 */
const formNumberSchema = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((typed) => typed ?? '');
const formEmailsSchema = z
  .array(z.string())
  .optional()
  .transform((typed) => (typed !== undefined && typed.length > 0 ? typed : ['']));

/** A typed text with its rule in requests and the maximum length of its input. */
function typedField<Requested extends z.ZodType>(requested: Requested, max: number) {
  return { requested, draft: typedText(max), form: formTextSchema };
}

function textField<Requested extends z.ZodType, Stored extends z.ZodType>(
  requested: Requested,
  max: number,
  stored: Stored,
) {
  return { ...typedField(requested, max), kind: 'text' as const, changed: requested, stored };
}

const optionalText = (max: number) => textField(nullableTextField(max).optional(), max, nullableText);

/** A text that is empty or satisfies a rule. */
const emptyOrField = <Rule extends z.ZodType>(rule: Rule) =>
  z.union([z.literal(''), rule], { error: 'invalidField' });

function createChoiceField<const Values extends readonly string[]>(values: Values) {
  return {
    ...textField(choiceField(values).nullish(), LIMITS.shortText, nullableText),
    kind: 'choice' as const,
  };
}

function createFlagField() {
  return {
    kind: 'flag' as const,
    requested: booleanField().default(false),
    changed: booleanField().optional(),
    draft: typedFlag(),
    form: formFlagSchema,
    stored: z.boolean().nullable(),
  };
}

function createNumberField<Requested extends z.ZodType, Stored extends z.ZodType>(
  requested: Requested,
  max: number,
  stored: Stored,
) {
  return {
    kind: 'number' as const,
    max,
    requested,
    changed: requested,
    draft: typedNumber(),
    form: formNumberSchema,
    stored,
  };
}

const createWholeNumberField = (max: number) =>
  createNumberField(wholeNumberField(0, max).nullish(), max, z.int().nullable());
const decimal = (max: number, description: string) =>
  createNumberField(
    decimalNumberField(0, max).nullish().describe(description),
    max,
    z.number().nullable().describe(description),
  );

/** Whether an earlier e-mail of the list is the same, in upper or lower case. */
export function isRepeatedEmail(emails: readonly string[], index: number): boolean {
  const normalise = (email: string | undefined) => email?.trim().toLowerCase();
  const email = normalise(emails[index]);
  return Boolean(email) && emails.slice(0, index).some((earlier) => normalise(earlier) === email);
}

/** Reports each e-mail that an earlier one repeats, even if others are invalid. */
const rejectRepeatedEmails = z.superRefine<readonly string[]>(
  (emails, context) => {
    for (const index of emails.keys())
      if (isRepeatedEmail(emails, index))
        context.addIssue({ code: 'custom', message: 'invalidField', path: [index] });
  },
  { when: ({ value }) => z.array(z.string()).safeParse(value).success },
);

/** E-mails of one document type: 1 to 3, each once. */
function createDocumentEmailsField() {
  return {
    requested: z
      .array(emailField(), { error: toTypeErrorCode })
      .min(LIMITS.documentEmailsMin, 'missing')
      .max(LIMITS.documentEmailsMax, 'invalidLenght')
      .check(rejectRepeatedEmails),
    draft: typedEmails(),
    form: formEmailsSchema,
    stored: z.array(text),
  };
}

/** The company's identity: the first step of the wizard. */
export const IDENTITY_FIELDS = {
  businessName: textField(requiredTextField(LIMITS.businessName), LIMITS.businessName, text),
  vatNumber: textField(vatNumberField(), LIMITS.vatNumberMax, text),
  fiscalCode: textField(
    z.union([z.literal(''), upperPatternTextField(/^[A-Z0-9]+$/, LIMITS.fiscalCode)]).nullish(),
    LIMITS.fiscalCode,
    nullableText,
  ),
  sdiCode: textField(
    emptyOrField(upperPatternTextField(/^[A-Z0-9]{7}$/, LIMITS.sdiCode)).nullish(),
    LIMITS.sdiCode,
    nullableText,
  ),
  pec: textField(emptyOrField(emailField()).nullish(), LIMITS.email, nullableText),
} satisfies Record<string, ProfileField>;

/**
 * The manufacturer's assessment of a company: retailer data and outlook, filled in by agents and commercial staff and
 * never shown to the company (section 2).
 */
export const ASSESSMENT_FIELDS = {
  marketSegmentation1: createChoiceField(MARKET_SEGMENTATIONS),
  marketSegmentation2: createChoiceField(MARKET_SEGMENTATIONS),
  marketSegmentation3: createChoiceField(MARKET_SEGMENTATIONS),
  marketSegmentation4: createChoiceField(MARKET_SEGMENTATIONS),
  marketCompetitor1: textField(requiredTextField(LIMITS.shortText), LIMITS.shortText, nullableText),
  marketCompetitor2: optionalText(LIMITS.shortText),
  totalConsumption: decimal(LIMITS.amount, 'Total annual consumption in EUR'),
  cromiaPotential: decimal(LIMITS.amount, 'Annual sales potential in EUR'),
  isRetailerOfMetal: createFlagField(),
  isRetailerOfWood: createFlagField(),
  isRetailerOfConstruction: createFlagField(),
  isRetailerOfBodywork: createFlagField(),
  isRetailerOfOwnership: createFlagField(),
  retailerShopWindows: createWholeNumberField(LIMITS.shopWindows),
  retailerSurface: decimal(LIMITS.surface, 'Sales area in m2'),
  tntNextRequired: createFlagField(),
  resellingType: optionalText(LIMITS.shortText),
} satisfies Record<string, ProfileField>;
export type AssessmentField = keyof typeof ASSESSMENT_FIELDS;

/** The e-mail addresses that receive each type of document. */
export const DOCUMENT_EMAIL_FIELDS = {
  billingEmails: createDocumentEmailsField(),
  transportDocumentEmails: createDocumentEmailsField(),
  msdsEmails: createDocumentEmailsField(),
  testSheetsEmails: createDocumentEmailsField(),
} satisfies Record<string, ProfileField>;

export const BANK_FIELDS = {
  bankName: textField(requiredTextField(LIMITS.shortText), LIMITS.shortText, nullableText),
  // Doubled, since people type IBANs with blanks.
  iban: textField(ibanField(), 2 * LIMITS.iban, nullableText),
} satisfies Record<string, ProfileField>;

/** The fields of an address, except its code. */
export const ADDRESS_FIELDS = {
  businessName: typedField(
    nullableTextField(LIMITS.businessName)
      .optional()
      .describe('Business name at the address; shipping addresses only'),
    LIMITS.businessName,
  ),
  streetAddress1: typedField(requiredTextField(LIMITS.shortText), LIMITS.shortText),
  streetAddress2: typedField(nullableTextField(LIMITS.shortText).optional(), LIMITS.shortText),
  zipOrPostalCode: typedField(postalCodeField(), LIMITS.zip),
  city: typedField(requiredTextField(LIMITS.shortText), LIMITS.shortText),
  province: typedField(nullableTextField(LIMITS.shortText).optional(), LIMITS.shortText),
  country: typedField(countryField(), LIMITS.shortText),
  note: typedField(nullableNoteField(LIMITS.note).optional(), LIMITS.note),
  isDefault: { requested: booleanField().default(false), draft: typedFlag(), form: formFlagSchema },
} satisfies Partial<Record<keyof Address, ProfileField>>;

/** The fields of a contact, except its code. */
export const CONTACT_FIELDS = {
  gender: { ...typedField(choiceField(GENDERS), LIMITS.shortText), form: z.enum(GENDERS).catch('F') },
  firstName: typedField(requiredTextField(LIMITS.firstname), LIMITS.firstname),
  lastName: typedField(requiredTextField(LIMITS.lastname), LIMITS.lastname),
  department: typedField(
    choiceField(DEPARTMENTS).nullish().describe('Department; additional contacts only'),
    LIMITS.shortText,
  ),
  role: typedField(choiceField(BUSINESS_ROLES), LIMITS.shortText),
  email: typedField(emailField(), LIMITS.email),
  phoneNumber: typedField(
    phoneField().describe('Phone number in international format, such as +39 0444 512345'),
    // Prefix, blank and number.
    LIMITS.phonePrefix + 1 + LIMITS.phone,
  ),
} satisfies Partial<Record<keyof Contact, ProfileField>>;

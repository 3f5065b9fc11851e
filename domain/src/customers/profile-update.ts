import { z } from 'zod';
import {
  customerCodeField,
  nullableTextField,
  objectField,
  upperPatternTextField,
  wholeNumberField,
} from '../fields.ts';
import { createRecord, keysOf } from '../keys.ts';
import { LIMITS } from '../limits.ts';
import { customerProfileSchema } from './customer-profile.ts';
import { ibanField } from './iban.ts';
import { ASSESSMENT_FIELDS, pickSchemas } from './profile-fields.ts';
import {
  anagraphicsShape,
  bankShape,
  COMPANY_RULES,
  documentEmailsShape,
  normaliseAnagraphics,
  requestedAddressesField,
  requestedContactsField,
} from './requested-profile.ts';

const VERSION_MAX = 2_000_000_000;

const companyShape = {
  ...anagraphicsShape,
  // Must equal the stored number, which was validated when the customer was created; only the manufacturer changes it.
  vatNumber: upperPatternTextField(/^[A-Z0-9]+$/, LIMITS.vatNumberMax),
  addresses: requestedAddressesField(),
  contacts: requestedContactsField(),
  ...documentEmailsShape,
  customerVersion: wholeNumberField(1, VERSION_MAX).describe(
    'Version of the profile that the change is based on',
  ),
};

/** A field that a CUSTOMER cannot set: null, as in the returned profile, or absent. */
const unsettableField = () =>
  z
    .null({ error: 'invalidField' })
    .optional()
    .transform(() => undefined);

const omittedShape = createRecord(keysOf(ASSESSMENT_FIELDS), unsettableField);

/** Body of POST …/update-customer-requests/pendings by a CUSTOMER: its own data, including the bank details. */
export const ownUpdateSchema = objectField({
  ...companyShape,
  ...bankShape,
  ...omittedShape,
  customerCode: customerCodeField()
    .optional()
    .describe("Must be the caller's own customer code; any other code returns 404"),
})
  .check(...COMPANY_RULES)
  .transform(normaliseAnagraphics);
export type OwnUpdate = z.infer<typeof ownUpdateSchema>;

/**
 * Body of an update request by agents and commercial staff, with their fields about the company. The first competitor is
 * always required (section 5). Their other fields and the bank details stay unchanged if absent: a company requested by
 * an agent has no bank details.
 */
export const managedUpdateSchema = objectField({
  ...companyShape,
  ...pickSchemas(ASSESSMENT_FIELDS, 'changed'),
  bankName: nullableTextField(LIMITS.shortText).optional(),
  iban: z.union([z.literal(''), ibanField()], { error: 'invalidField' }).nullish(),
  customerCode: customerCodeField().optional().describe('Customer on whose behalf the caller acts'),
})
  .check(...COMPANY_RULES)
  .transform(normaliseAnagraphics);
export type ManagedUpdate = z.infer<typeof managedUpdateSchema>;

/** The part of a profile that a change request may contain; the manufacturer or the portal sets the rest. */
export const editableProfileSchema = customerProfileSchema.omit({
  id: true,
  customerCode: true,
  customerCodeOld: true,
  vatNumber: true,
  unconditionalDiscountPct: true,
  paymentTerms: true,
  version: true,
});
export type EditableProfile = z.infer<typeof editableProfileSchema>;

/** The fields that every change request contains, as stored. */
const companyDataSchema = editableProfileSchema.omit({
  ...createRecord(keysOf(ASSESSMENT_FIELDS), () => true as const),
  bankName: true,
  iban: true,
});

/** A stored profile with the requested changes applied; absent fields stay unchanged. */
export function applyOwnUpdate(
  stored: EditableProfile,
  requested: OwnUpdate | ManagedUpdate,
): EditableProfile {
  return {
    ...stored,
    ...companyDataSchema.parse(requested),
    bankName: requested.bankName === undefined ? stored.bankName : requested.bankName || null,
    iban: requested.iban === undefined ? stored.iban : requested.iban || null,
  };
}

/** Like `applyOwnUpdate`, with the fields that agents and commercial staff fill in. */
export function applyManagedUpdate(stored: EditableProfile, requested: ManagedUpdate): EditableProfile {
  const assessment = keysOf(ASSESSMENT_FIELDS)
    .filter((field) => requested[field] !== undefined)
    .map((field) => [field, requested[field] === '' ? null : requested[field]]);
  return editableProfileSchema.parse({
    ...applyOwnUpdate(stored, requested),
    ...Object.fromEntries(assessment),
  });
}

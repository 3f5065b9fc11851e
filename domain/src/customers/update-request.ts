import { z } from 'zod';
import { areDatesInOrder } from '../dates.ts';
import { DECISIONS, historyEntrySchema, reasonField } from '../decision.ts';
import {
  booleanField,
  choiceOrRefusedField,
  customerCodeField,
  dateField,
  filterCodeField,
  filterTextField,
  nullableTextField,
  objectField,
  upperPatternTextField,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { defineMachine } from '../state-machine.ts';
import { customerProfileSchema, EMPTY_ASSESSMENT } from './customer.ts';
import { ibanField } from './iban.ts';
import { profileChangeSchema } from './profile-changes.ts';
import {
  anagraphicsShape,
  bankShape,
  COMPANY_RULES,
  documentEmailsShape,
  normaliseAnagraphics,
  perspectiveShape,
  requestedAddressesField,
  requestedContactsField,
} from './requested-profile.ts';

/** States of a request to change a customer's data; while one is PENDING the profile cannot be edited (section 4). */
export const UPDATE_REQUEST_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
export type UpdateRequestStatus = (typeof UPDATE_REQUEST_STATUSES)[number];

/** The same colours as requests to become a customer (section 4). */
export const UPDATE_REQUEST_STATUS_COLORS = {
  PENDING: 'yellow',
  ACCEPTED: 'green',
  REJECTED: 'red',
} as const satisfies Record<UpdateRequestStatus, string>;

export const UPDATE_REQUEST_MACHINE = defineMachine('update customer request', {
  PENDING: { accept: 'ACCEPTED', reject: 'REJECTED' },
  ACCEPTED: {},
  REJECTED: {},
});

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

const omittedShape = {
  marketSegmentation1: unsettableField(),
  marketSegmentation2: unsettableField(),
  marketSegmentation3: unsettableField(),
  marketSegmentation4: unsettableField(),
  marketCompetitor1: unsettableField(),
  marketCompetitor2: unsettableField(),
  totalConsumption: unsettableField(),
  cromiaPotential: unsettableField(),
  isRetailerOfMetal: unsettableField(),
  isRetailerOfWood: unsettableField(),
  isRetailerOfConstruction: unsettableField(),
  isRetailerOfBodywork: unsettableField(),
  isRetailerOfOwnership: unsettableField(),
  retailerShopWindows: unsettableField(),
  retailerSurface: unsettableField(),
  tntNextRequired: unsettableField(),
  resellingType: unsettableField(),
} satisfies Record<keyof typeof EMPTY_ASSESSMENT, z.ZodType>;

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
  ...perspectiveShape,
  isRetailerOfMetal: booleanField().optional(),
  isRetailerOfWood: booleanField().optional(),
  isRetailerOfConstruction: booleanField().optional(),
  isRetailerOfBodywork: booleanField().optional(),
  isRetailerOfOwnership: booleanField().optional(),
  tntNextRequired: booleanField().optional(),
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
  version: true,
});
export type EditableProfile = z.infer<typeof editableProfileSchema>;

/** A stored profile with the requested changes applied; absent fields stay unchanged. */
export function applyOwnUpdate(stored: EditableProfile, asked: OwnUpdate | ManagedUpdate): EditableProfile {
  return {
    ...stored,
    businessName: asked.businessName,
    fiscalCode: asked.fiscalCode,
    sdiCode: asked.sdiCode,
    pec: asked.pec,
    addresses: asked.addresses,
    contacts: asked.contacts,
    billingEmails: asked.billingEmails,
    transportDocumentEmails: asked.transportDocumentEmails,
    msdsEmails: asked.msdsEmails,
    testSheetsEmails: asked.testSheetsEmails,
    bankName: asked.bankName === undefined ? stored.bankName : asked.bankName || null,
    iban: asked.iban === undefined ? stored.iban : asked.iban || null,
  };
}

/** Like `applyOwnUpdate`, with the fields that agents and commercial staff fill in. */
export function applyManagedUpdate(stored: EditableProfile, asked: ManagedUpdate): EditableProfile {
  const assessment = Object.entries(asked)
    .filter(([field, value]) => field in EMPTY_ASSESSMENT && value !== undefined)
    .map(([field, value]) => [field, value === '' ? null : value]);
  return editableProfileSchema.parse({ ...applyOwnUpdate(stored, asked), ...Object.fromEntries(assessment) });
}

const text = z.string().nullable();

export const UPDATE_REQUEST_SORTS = ['createdOn', 'status', 'businessName', 'customerCode'] as const;

/** Query of GET backoffice/update-customer-requests. */
export const updateRequestListQuerySchema = createPageQuerySchema({
  sortFields: UPDATE_REQUEST_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend({
    status: choiceOrRefusedField(UPDATE_REQUEST_STATUSES).optional(),
    customer: filterTextField(LIMITS.businessName).describe('Part of the name, or beginning of the code'),
    customerCode: filterCodeField(LIMITS.customerCode).describe('Beginning of the customer code'),
    businessName: filterTextField(LIMITS.businessName).describe('Part of the business name'),
    createdOnFrom: dateField().optional(),
    createdOnTo: dateField().optional(),
  })
  .refine(areDatesInOrder, { path: ['createdOnTo'], error: 'invalidField' });
export type UpdateRequestListQuery = z.infer<typeof updateRequestListQuerySchema>;

/** A row of the desk's queue of changes. */
export const updateRequestSchema = z.object({
  id: z.string(),
  status: z.enum(UPDATE_REQUEST_STATUSES),
  customerCode: z.string(),
  businessName: z.string().describe('Current business name of the customer'),
  requester: text.describe('Username of the requester; null after the user has been deleted'),
  requesterRole: text,
  createdOn: z.string().describe('Time of the request (UTC)'),
  decidedOn: text.describe('Time of the decision (UTC); null while pending'),
  reason: text.describe('Reason that staff gave for the decision'),
});
export type UpdateRequest = z.infer<typeof updateRequestSchema>;

export const updateRequestPageSchema = createLimitedPageSchema(updateRequestSchema);

/** One change request as the desk sees it: old and new values, field by field. */
export const updateRequestDetailSchema = updateRequestSchema.extend({
  customerVersion: z.int().describe('Version of the profile that the change is based on'),
  isOutdated: z
    .boolean()
    .describe('Whether the profile has changed since, so that the request can only be rejected'),
  vatNumber: z.string(),
  changes: z.array(profileChangeSchema),
  decidedBy: text.describe('Username of the staff member who decided'),
  history: z.array(historyEntrySchema),
});
export type UpdateRequestDetail = z.infer<typeof updateRequestDetailSchema>;

/** Body of POST backoffice/update-customer-requests/{id}/decision. */
export const updateDecisionSchema = objectField({
  decision: choiceOrRefusedField(DECISIONS),
  reason: reasonField(),
});
export type UpdateDecision = z.infer<typeof updateDecisionSchema>;

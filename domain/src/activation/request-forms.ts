import { z } from 'zod';
import { contentVersionField } from '../content-version.ts';
import { TERM_FIELDS } from '../customers/customer-terms.ts';
import {
  ADDRESS_FIELDS,
  ASSESSMENT_FIELDS,
  BANK_FIELDS,
  CONTACT_FIELDS,
  DOCUMENT_EMAIL_FIELDS,
  IDENTITY_FIELDS,
  pickSchemas,
  typedFlag,
  typedText,
} from '../customers/profile-fields.ts';
import {
  ANAGRAPHICS_RULES,
  anagraphicsShape,
  bankShape,
  COMPANY_RULES,
  createAddressesStepSchema,
  documentEmailsShape,
  normaliseAnagraphics,
  perspectiveShape,
  requestedAddressesField,
  requestedContactsField,
} from '../customers/requested-profile.ts';
import { vatNumberField } from '../customers/vat-number.ts';
import { DECISIONS } from '../decision.ts';
import {
  booleanField,
  choiceField,
  choiceOrRejectedField,
  customerCodeField,
  emailField,
  idField,
  isStorable,
  objectField,
  optionalTextField,
  requiredTextField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { rightsChangeShape } from '../people/person.ts';

/** The steps of the wizard for companies, in order (section 2). */
export const OWN_REQUEST_STEPS = [
  'Anagraphics',
  'Addresses',
  'Contacts',
  'BankInformation',
  'ConfirmRequest',
] as const;
export type OwnStep = (typeof OWN_REQUEST_STEPS)[number];

/** The steps of the wizard for agents and commercial users, in order (section 2). */
export const MANAGED_REQUEST_STEPS = [
  'Anagraphics',
  'CompanyPerspective',
  'Addresses',
  'ContactsAgent',
  'ConfirmRequest',
] as const;
export type ManagedStep = (typeof MANAGED_REQUEST_STEPS)[number];

const companyShape = {
  ...anagraphicsShape,
  addresses: requestedAddressesField(),
  contacts: requestedContactsField(),
  ...documentEmailsShape,
};

/** The schema that each wizard step must pass before the next one opens (section 5). */
export const STEP_SCHEMAS = {
  Anagraphics: objectField(anagraphicsShape).check(...ANAGRAPHICS_RULES),
  CompanyPerspective: objectField(perspectiveShape),
  Addresses: createAddressesStepSchema(),
  Contacts: objectField({ contacts: requestedContactsField(), ...documentEmailsShape }),
  ContactsAgent: objectField({
    contacts: requestedContactsField(),
    ...documentEmailsShape,
    tntNextRequired: booleanField(),
  }),
  BankInformation: objectField(bankShape),
} as const;

/** Body of POST …/types/new/pendings: a company asks to become a customer. */
export const ownRequestSchema = objectField({ ...companyShape, ...bankShape })
  .check(...COMPANY_RULES)
  .transform(normaliseAnagraphics);
export type OwnRequest = z.infer<typeof ownRequestSchema>;

/** Body of POST …/types/managed/pendings: an agent or commercial user asks for a company. */
export const managedRequestSchema = objectField({
  // Id of the draft that the request was created from, if it was saved.
  id: idField().optional(),
  version: contentVersionField().optional(),
  ...companyShape,
  ...perspectiveShape,
})
  .check(...COMPANY_RULES)
  .transform(normaliseAnagraphics);
export type ManagedRequest = z.infer<typeof managedRequestSchema>;

/** Contact whose e-mail receives a document type (section 4, document assignment); null for none. */
const assignedContactField = () =>
  z
    .string()
    .regex(/^C\d{3,}$/)
    .max(LIMITS.contactCode)
    .nullish()
    .describe('Code of the contact that receives the documents; null for none');

const draftContactShape = pickSchemas(CONTACT_FIELDS, 'draft');

/** Body of PUT …/drafts: the current step, and the fields of the profile (section 3) as far as they are filled in. */
export const requestDraftSchema = objectField({
  step: choiceField([...new Set([...OWN_REQUEST_STEPS, ...MANAGED_REQUEST_STEPS])]).optional(),
  ...pickSchemas(IDENTITY_FIELDS, 'draft'),
  addresses: z
    .array(
      objectField({
        code: z.string().max(LIMITS.addressCode).refine(isStorable, 'invalidField'),
        ...pickSchemas(ADDRESS_FIELDS, 'draft'),
        isShipping: typedFlag(),
      }),
    )
    .max(LIMITS.listEntries + 2, 'invalidLenght')
    .optional(),
  contacts: z
    .array(
      objectField({
        code: z.string().max(LIMITS.contactCode).refine(isStorable, 'invalidField'),
        isAdministration: typedFlag(),
        isPurchasing: typedFlag(),
        ...draftContactShape,
      }),
    )
    .max(LIMITS.listEntries + 2, 'invalidLenght')
    .optional(),
  itsMe: typedFlag().describe('Whether the requester is the administrative contact'),
  beforeItsMePurchasing: objectField(draftContactShape)
    .nullish()
    .describe('Purchasing contact that the requester replaced'),
  beforeItsMe: objectField(draftContactShape)
    .nullish()
    .describe('Administrative contact that the requester replaced'),
  ...pickSchemas(DOCUMENT_EMAIL_FIELDS, 'draft'),
  assigned: objectField({
    billing: assignedContactField(),
    transportDocument: assignedContactField(),
    msds: assignedContactField(),
    testSheets: assignedContactField(),
  }).optional(),
  earlier: objectField({
    billing: typedText(LIMITS.email),
    transportDocument: typedText(LIMITS.email),
    msds: typedText(LIMITS.email),
    testSheets: typedText(LIMITS.email),
  })
    .optional()
    .describe('First e-mail addresses to restore when the assigned contact is unchecked (section 4)'),
  ...pickSchemas(BANK_FIELDS, 'draft'),
  ...pickSchemas(ASSESSMENT_FIELDS, 'draft'),
});
export type RequestDraft = z.infer<typeof requestDraftSchema>;

/** Body of PUT …/types/managed/drafts; without an id, it creates a draft. */
export const managedDraftSchema = requestDraftSchema.extend({
  id: idField().optional(),
  version: contentVersionField().optional(),
});
export type ManagedDraft = z.infer<typeof managedDraftSchema>;

/** Body of POST …/types/existing/pendings: a user asks to join an existing customer. */
export const associationSchema = objectField({ customerCode: customerCodeField() });

/** Query of the VAT number check. */
export const vatCheckSchema = z.object({ vatNumber: vatNumberField() });

/** Body of POST customer-invitations/pendings. */
export const invitationSchema = objectField({
  inviteeEmail: emailField().toLowerCase(),
  inviteeFirstName: requiredTextField(LIMITS.firstname),
  inviteeLastName: requiredTextField(LIMITS.lastname),
  ...rightsChangeShape,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Body of PATCH customer-invitations/pendings. REFUSED is an alias of REJECTED (contract, section 2). */
export const invitationResponseSchema = objectField({
  inviterUsername: emailField().toLowerCase(),
  status: choiceOrRejectedField(DECISIONS),
});

const reasonShape = { reason: optionalTextField(LIMITS.note) };

/** Body of POST backoffice/customer-requests/{id}/decision (contract, section 5). */
export const customerRequestDecisionSchema = z.discriminatedUnion(
  'decision',
  [
    objectField({
      decision: z.literal('ACCEPTED'),
      customerCode: customerCodeField()
        .optional()
        .describe('Code of the new customer; defaults to the next free code'),
      ...objectField(TERM_FIELDS).partial().shape,
      managers: z.array(emailField().toLowerCase()).max(LIMITS.managers, 'invalidLenght').optional(),
      ...reasonShape,
    }),
    objectField({
      decision: z.literal(['REJECTED', 'REFUSED']).transform(() => 'REJECTED' as const),
      ...reasonShape,
    }),
  ],
  { error: 'invalidField' },
);
export type CustomerRequestDecision = z.infer<typeof customerRequestDecisionSchema>;

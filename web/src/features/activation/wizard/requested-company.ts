import {
  MANAGED_REQUEST_STEPS,
  type ManagedRequest,
  type ManagedStep,
  managedRequestSchema,
  OWN_REQUEST_STEPS,
  type OwnRequest,
  type OwnStep,
  ownRequestSchema,
  type RequestDraft,
  requestDraftSchema,
  STEP_SCHEMAS,
} from '@cromia/domain/activation/request-forms';
import { toInternationalPhone } from '@cromia/domain/addresses/phone';
import { DOCUMENT_TYPES } from '@cromia/domain/customers/document-recipients';
import { ASSESSMENT_FIELDS, DOCUMENT_EMAIL_FIELDS } from '@cromia/domain/customers/profile-fields';
import { createRecord, keysOf } from '@cromia/domain/keys';
import type { z } from 'zod';
import type { CompanyFormValues, ContactFormValues } from './company-form-values';

export type WizardStep = OwnStep | ManagedStep;
/** Who fills in the wizard: a company's own user, or an agent or commercial user. */
export type WizardKind = 'own' | 'managed';

export const WIZARD_STEPS = {
  own: OWN_REQUEST_STEPS,
  managed: MANAGED_REQUEST_STEPS,
} as const satisfies Record<WizardKind, readonly WizardStep[]>;

type Path = readonly PropertyKey[];

/** An error of a typed value, at its field. */
export interface FieldIssue {
  path: PropertyKey[];
  message: string;
}

const orNull = (typed: string) => (typed === '' ? null : typed);

/** Choices and numbers of the assessment that were left empty, as null. */
function emptyAssessment(typed: CompanyFormValues) {
  const empty = keysOf(ASSESSMENT_FIELDS).filter(
    (field) => typed[field] === '' && ASSESSMENT_FIELDS[field].kind !== 'text',
  );
  return createRecord(empty, () => null);
}

function storedPhone({ phonePrefix, phoneNumber }: ContactFormValues): string {
  if (phoneNumber.trim() === '') return '';
  return toInternationalPhone(phoneNumber, phonePrefix) ?? phoneNumber;
}

/** Form positions of the entries that are sent, by list. */
type Places = Readonly<Record<string, readonly number[]>>;

function placesOf(entries: readonly unknown[], isSent: (index: number) => boolean): number[] {
  return entries.flatMap((_entry, index) => (isSent(index) ? [index] : []));
}

function picked<Entry>(entries: readonly Entry[], places: readonly number[]): Entry[] {
  return entries.filter((_entry, index) => places.includes(index));
}

/** Maps the sent entries to their form positions: an administrative address equal to the legal one is not sent. */
function sentPlaces(typed: CompanyFormValues): Places {
  const places: Record<string, readonly number[]> = {
    addresses: placesOf(
      typed.addresses,
      (index) => !(typed.sameAsLegal && typed.addresses[index]?.code === 'SA'),
    ),
  };
  for (const name of keysOf(DOCUMENT_EMAIL_FIELDS)) {
    const emails = typed[name];
    // The first is required; further ones that were left empty are ignored.
    places[name] = placesOf(emails, (index) => index === 0 || emails[index]?.trim() !== '');
  }
  return places;
}

/** Strips grouping marks from a number, as in `BE 0428.759.497` or `12/345/67890`. */
function withoutMarks(typed: string): string {
  return typed.replaceAll(/[\s.\-/]/g, '');
}

/** Converts the form values to the input of the domain's schemas. */
function asRequested(typed: CompanyFormValues, places: Places) {
  const {
    sameAsLegal: _same,
    itsMePurchasing: _mePurchasing,
    beforeItsMePurchasing: _beforePurchasing,
    itsMe: _me,
    beforeItsMe: _before,
    assignments: _assignments,
    ...company
  } = typed;
  return {
    ...company,
    vatNumber: withoutMarks(company.vatNumber),
    fiscalCode: withoutMarks(company.fiscalCode),
    addresses: picked(typed.addresses, places.addresses ?? []),
    contacts: typed.contacts.map(({ phonePrefix, phoneNumber, department, ...contact }) => ({
      ...contact,
      department: orNull(department),
      phoneNumber: storedPhone({ ...contact, department, phonePrefix, phoneNumber }),
    })),
    ...createRecord(keysOf(DOCUMENT_EMAIL_FIELDS), (name) => picked(typed[name], places[name] ?? [])),
    ...emptyAssessment(typed),
  };
}

/** The form field of a path in the request body. */
function formPath(path: Path, places: Places): PropertyKey[] {
  const [list, index, ...rest] = path;
  const known = typeof list === 'string' ? places[list] : undefined;
  if (known === undefined || typeof index !== 'number') return [...path];
  return [list ?? '', known[index] ?? index, ...rest];
}

/** Keeps the first of several issues of a field. */
function issuesOf(error: z.ZodError | undefined, places: Places): FieldIssue[] {
  const byField = new Map<string, FieldIssue>();
  for (const { path, message } of error?.issues ?? []) {
    const at = formPath(path, places);
    const field = at.map(String).join('.');
    if (!byField.has(field)) byField.set(field, { path: at, message });
  }
  return [...byField.values()];
}

/** The form values as input of a domain schema. */
export function toCompanyFields(typed: CompanyFormValues) {
  return asRequested(typed, sentPlaces(typed));
}

/** The issues that a domain schema finds, each with its form field. */
export function findCompanyIssues(
  typed: CompanyFormValues,
  schema: z.ZodType,
  beside: object = {},
): FieldIssue[] {
  const places = sentPlaces(typed);
  return issuesOf(schema.safeParse({ ...asRequested(typed, places), ...beside }).error, places);
}

/** The issues of one step; the last step has no fields (section 5). */
export function findStepIssues(typed: CompanyFormValues, step: WizardStep): FieldIssue[] {
  if (step === 'ConfirmRequest') return [];
  return findCompanyIssues(typed, STEP_SCHEMAS[step]);
}

/** The first step with an invalid field; undefined when the request can be sent. */
export function findFirstInvalidStep(typed: CompanyFormValues, kind: WizardKind): WizardStep | undefined {
  return WIZARD_STEPS[kind].find((step) => findStepIssues(typed, step).length > 0);
}

/** The body of the company's own request; throws while a step is invalid. */
export function toOwnRequest(typed: CompanyFormValues): OwnRequest {
  return ownRequestSchema.parse(toCompanyFields(typed));
}

/**
 * The body of an agent's or commercial user's request; throws while a step is invalid.
 * @param id the draft that it was made from
 */
export function toManagedRequest(typed: CompanyFormValues, id: string | undefined): ManagedRequest {
  return managedRequestSchema.parse({ ...toCompanyFields(typed), id });
}

/** A draft's telephone: prefix and number, valid or not. */
function draftPhone(contact: ContactFormValues): string {
  return (
    toInternationalPhone(contact.phoneNumber, contact.phonePrefix) ??
    `${contact.phonePrefix} ${contact.phoneNumber}`.trim()
  );
}

function draftContact(typed: ContactFormValues) {
  const { phonePrefix: _prefix, ...contact } = typed;
  return { ...contact, phoneNumber: draftPhone(typed) };
}

/** The body of a draft: all typed values, valid or not, and the current step. */
export function toDraftBody(typed: CompanyFormValues, step: WizardStep): RequestDraft {
  const {
    sameAsLegal,
    itsMePurchasing: _mePurchasing,
    itsMe: _me,
    beforeItsMePurchasing,
    beforeItsMe,
    assignments,
    contacts,
    addresses,
    ...company
  } = typed;
  return {
    ...company,
    vatNumber: withoutMarks(company.vatNumber),
    fiscalCode: withoutMarks(company.fiscalCode),
    step,
    addresses: addresses.filter(({ code }) => !(sameAsLegal && code === 'SA')),
    contacts: contacts.map(draftContact),
    beforeItsMePurchasing: beforeItsMePurchasing && draftContact(beforeItsMePurchasing),
    beforeItsMe: beforeItsMe && draftContact(beforeItsMe),
    assigned: createRecord(DOCUMENT_TYPES, (type) => assignments[type].assigned),
    earlier: createRecord(DOCUMENT_TYPES, (type) => assignments[type].earlier),
  };
}

/** The issues that prevent saving a draft: fields over their maximum length. */
export function findDraftIssues(typed: CompanyFormValues, step: WizardStep): FieldIssue[] {
  return issuesOf(requestDraftSchema.safeParse(toDraftBody(typed, step)).error, sentPlaces(typed));
}

/** The step of an invalid field; undefined when no step contains it. */
export function findStepOfIssue(typed: CompanyFormValues, kind: WizardKind, { path }: FieldIssue) {
  const field = path.join('.');
  return WIZARD_STEPS[kind].find((step) =>
    findStepIssues(typed, step).some((issue) => issue.path.join('.') === field),
  );
}

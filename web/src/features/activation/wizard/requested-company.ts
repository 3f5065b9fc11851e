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
import { type FieldError, toFieldErrors } from '@cromia/domain/errors';
import { createRecord, keysOf } from '@cromia/domain/keys';
import type { z } from 'zod';
import type { CompanyFormValues, ContactFormValues } from './company-form-values';

export type WizardStep = OwnStep | ManagedStep;
/** The user of the wizard: a company's own user, or an agent or commercial user. */
export type WizardKind = 'own' | 'managed';

export const WIZARD_STEPS = {
  own: OWN_REQUEST_STEPS,
  managed: MANAGED_REQUEST_STEPS,
} as const satisfies Record<WizardKind, readonly WizardStep[]>;

const emptyToNull = (value: string) => (value === '' ? null : value);

/** Returns null for each empty choice or number of the assessment. */
function nullEmptyAssessment(values: CompanyFormValues) {
  const empty = keysOf(ASSESSMENT_FIELDS).filter(
    (field) => values[field] === '' && ASSESSMENT_FIELDS[field].kind !== 'text',
  );
  return createRecord(empty, () => null);
}

function toStoredPhone({ phonePrefix, phoneNumber }: ContactFormValues): string {
  if (phoneNumber.trim() === '') return '';
  return toInternationalPhone(phoneNumber, phonePrefix) ?? phoneNumber;
}

/** Form positions of the sent entries, by list. */
type FormPositions = Readonly<Record<string, readonly number[]>>;

function findPositions(entries: readonly unknown[], isSent: (index: number) => boolean): number[] {
  return entries.flatMap((_entry, index) => (isSent(index) ? [index] : []));
}

function pickEntries<Entry>(entries: readonly Entry[], positions: readonly number[]): Entry[] {
  return entries.filter((_entry, index) => positions.includes(index));
}

/** Finds the form positions of the sent entries; an administrative address equal to the legal one is not sent. */
function findSentPositions(values: CompanyFormValues): FormPositions {
  const positions: Record<string, readonly number[]> = {
    addresses: findPositions(
      values.addresses,
      (index) => !(values.sameAsLegal && values.addresses[index]?.code === 'SA'),
    ),
  };
  for (const name of keysOf(DOCUMENT_EMAIL_FIELDS)) {
    const emails = values[name];
    // The first e-mail is required; further empty ones are not sent.
    positions[name] = findPositions(emails, (index) => index === 0 || emails[index]?.trim() !== '');
  }
  return positions;
}

/** Strips grouping marks from a number such as `BE 0428.759.497` or `12/345/67890`. */
function stripGroupingMarks(text: string): string {
  return text.replaceAll(/[\s.\-/]/g, '');
}

/** Converts the form values to schema input; lists contain only the entries at the positions. */
function toSchemaInput(values: CompanyFormValues, positions: FormPositions) {
  const {
    sameAsLegal: _same,
    itsMePurchasing: _mePurchasing,
    beforeItsMePurchasing: _beforePurchasing,
    itsMe: _me,
    beforeItsMe: _before,
    assignments: _assignments,
    ...company
  } = values;
  return {
    ...company,
    vatNumber: stripGroupingMarks(company.vatNumber),
    fiscalCode: stripGroupingMarks(company.fiscalCode),
    addresses: pickEntries(values.addresses, positions.addresses ?? []),
    contacts: values.contacts.map(({ phonePrefix, phoneNumber, department, ...contact }) => ({
      ...contact,
      department: emptyToNull(department),
      phoneNumber: toStoredPhone({ ...contact, department, phonePrefix, phoneNumber }),
    })),
    ...createRecord(keysOf(DOCUMENT_EMAIL_FIELDS), (name) =>
      pickEntries(values[name], positions[name] ?? []),
    ),
    ...nullEmptyAssessment(values),
  };
}

/** Converts a path in the request body to the path of the form field. */
function toFormPath(path: string, positions: FormPositions): string {
  const [list = '', index, ...rest] = path.split('.');
  const position = positions[list]?.[Number(index)];
  return position === undefined ? path : [list, position, ...rest].join('.');
}

/** Converts schema errors to errors of form fields, at most one for each field. */
function toFieldIssues(error: z.ZodError | undefined, positions: FormPositions): FieldError[] {
  return error ? toFormIssues(toFieldErrors(error), positions) : [];
}

function toFormIssues(errors: readonly FieldError[], positions: FormPositions): FieldError[] {
  const byField = new Map(
    errors.map((fieldError) => {
      const path = toFormPath(fieldError.path, positions);
      return [path, { ...fieldError, path }] as const;
    }),
  );
  return [...byField.values()];
}

/** Converts the field errors of a rejected request to the form's fields. */
export function findServerIssues(values: CompanyFormValues, errors: readonly FieldError[]): FieldError[] {
  return toFormIssues(errors, findSentPositions(values));
}

/** Converts the form values to the input of the domain's schemas. */
export function toCompanyFields(values: CompanyFormValues) {
  return toSchemaInput(values, findSentPositions(values));
}

/** Validates the form values with a domain schema and returns the issues of the form fields. */
export function findCompanyIssues(
  values: CompanyFormValues,
  schema: z.ZodType,
  additionalFields: object = {},
): FieldError[] {
  const positions = findSentPositions(values);
  return toFieldIssues(
    schema.safeParse({ ...toSchemaInput(values, positions), ...additionalFields }).error,
    positions,
  );
}

/** Returns the issues of a step; the last step has no fields (section 5). */
export function findStepIssues(values: CompanyFormValues, step: WizardStep): FieldError[] {
  if (step === 'ConfirmRequest') return [];
  return findCompanyIssues(values, STEP_SCHEMAS[step]);
}

/** Returns the first step with an invalid field; undefined when the request can be sent. */
export function findFirstInvalidStep(values: CompanyFormValues, kind: WizardKind): WizardStep | undefined {
  return WIZARD_STEPS[kind].find((step) => findStepIssues(values, step).length > 0);
}

/** Converts the form values to the body of the company's own request. @throws ZodError if a step is invalid */
export function toOwnRequest(values: CompanyFormValues): OwnRequest {
  return ownRequestSchema.parse(toCompanyFields(values));
}

/**
 * Converts the form values to the body of an agent's or commercial user's request.
 * @param id The id of the saved draft, if there is one.
 * @throws ZodError if a step is invalid
 */
export function toManagedRequest(
  values: CompanyFormValues,
  draft: Pick<ManagedRequest, 'id' | 'version'>,
): ManagedRequest {
  return managedRequestSchema.parse({ ...toCompanyFields(values), ...draft });
}

/** Joins prefix and number of a draft's telephone, which may be invalid. */
function toDraftPhone(contact: ContactFormValues): string {
  return (
    toInternationalPhone(contact.phoneNumber, contact.phonePrefix) ??
    `${contact.phonePrefix} ${contact.phoneNumber}`.trim()
  );
}

function toDraftContact(values: ContactFormValues) {
  const { phonePrefix: _prefix, ...contact } = values;
  return { ...contact, phoneNumber: toDraftPhone(values) };
}

/** Converts the form values, which may be invalid, and the current step to the body of a draft. */
export function toDraftBody(values: CompanyFormValues, step: WizardStep): RequestDraft {
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
  } = values;
  return {
    ...company,
    vatNumber: stripGroupingMarks(company.vatNumber),
    fiscalCode: stripGroupingMarks(company.fiscalCode),
    step,
    addresses: addresses.filter(({ code }) => !(sameAsLegal && code === 'SA')),
    contacts: contacts.map(toDraftContact),
    beforeItsMePurchasing: beforeItsMePurchasing && toDraftContact(beforeItsMePurchasing),
    beforeItsMe: beforeItsMe && toDraftContact(beforeItsMe),
    assigned: createRecord(DOCUMENT_TYPES, (type) => assignments[type].assigned),
    earlier: createRecord(DOCUMENT_TYPES, (type) => assignments[type].earlier),
  };
}

/** Returns the issues that prevent saving a draft: fields over their maximum length. */
export function findDraftIssues(values: CompanyFormValues, step: WizardStep): FieldError[] {
  return toFieldIssues(
    requestDraftSchema.safeParse(toDraftBody(values, step)).error,
    findSentPositions(values),
  );
}

/** Returns the step of an invalid field; undefined when no step contains it. */
export function findStepOfIssue(kind: WizardKind, { path }: Pick<FieldError, 'path'>) {
  const [field = ''] = path.split('.');
  return WIZARD_STEPS[kind].find((step) => step !== 'ConfirmRequest' && field in STEP_SCHEMAS[step].shape);
}

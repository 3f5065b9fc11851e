import { z } from 'zod';
import { countryField } from '../addresses/countries.ts';
import { contentVersionField } from '../content-version.ts';
import { type FieldError, toFieldErrors } from '../errors.ts';
import { customerCodeField, emailField, nullableTextField, objectField } from '../fields.ts';
import { keysOf } from '../keys.ts';
import { LIMITS } from '../limits.ts';
import type { Address, Contact } from './customer.ts';
import { TERM_FIELDS } from './customer-terms.ts';
import { ibanField } from './iban.ts';
import { ASSESSMENT_FIELDS, pickSchemas } from './profile-fields.ts';
import {
  anagraphicsShape,
  COMPANY_RULES,
  documentEmailsShape,
  normaliseAnagraphics,
  requestedAddressesField,
  requestedContactsField,
} from './requested-profile.ts';

const emptyToNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null);

/** The data of a customer that staff edit. Assessment and bank account may be unknown. */
const dataShape = {
  ...anagraphicsShape,
  addresses: requestedAddressesField(),
  contacts: requestedContactsField(),
  ...documentEmailsShape,
  ...pickSchemas(ASSESSMENT_FIELDS, 'changed'),
  marketCompetitor1: nullableTextField(LIMITS.shortText).optional().transform(emptyToNull),
  marketCompetitor2: nullableTextField(LIMITS.shortText).optional().transform(emptyToNull),
  resellingType: nullableTextField(LIMITS.shortText).optional().transform(emptyToNull),
  bankName: nullableTextField(LIMITS.shortText).optional().transform(emptyToNull),
  iban: z
    .union([z.literal(''), ibanField()], { error: 'invalidField' })
    .nullish()
    .transform(emptyToNull),
};

/** The data of a customer, without its terms, with the rules between its fields. */
export const customerDataSchema = objectField(dataShape).check(...COMPANY_RULES);

/** Body of POST backoffice/customers: a customer that staff create. Absent terms get the default. */
export const newCustomerSchema = objectField({
  customerCode: customerCodeField()
    .optional()
    .describe('Code of the new customer; defaults to the next free code'),
  managers: z
    .array(emailField().toLowerCase())
    .max(LIMITS.managers, 'invalidLenght')
    .optional()
    .describe('Usernames of the agents and commercial users who manage the customer'),
  ...objectField(TERM_FIELDS).partial().shape,
  ...dataShape,
})
  .check(...COMPANY_RULES)
  .transform(normaliseAnagraphics);
export type NewCustomer = z.infer<typeof newCustomerSchema>;

/**
 * Body of PATCH backoffice/customers/{code}: the changed fields of the data and the terms. Absent fields stay
 * unchanged; addresses and contacts are complete lists.
 */
export const customerChangeSchema = objectField({
  version: contentVersionField(),
  ...objectField({ ...TERM_FIELDS, ...dataShape }).partial().shape,
}).strict();
export type CustomerChange = z.infer<typeof customerChangeSchema>;

/** The values of a customer that a change may replace. */
export type ChangeableCustomer = {
  [Name in keyof Omit<CustomerChange, 'version'>]-?: unknown;
} & {
  vatNumber: string;
  sdiCode: string | null;
  pec: string | null;
  fiscalCode: string | null;
  addresses: readonly Address[];
  contacts: readonly Contact[];
};

/** The fields that the rules between fields read. A change of other fields is valid whatever they contain. */
const RULED_FIELDS: readonly string[] = ['vatNumber', 'sdiCode', 'pec', 'addresses'];

/** Whether a change of some fields concerns another field: its own rule, or a rule that it shares with one of them. */
export function isConcernedByChange(field: string, changed: readonly string[]): boolean {
  const isRuled = RULED_FIELDS.includes(field) && changed.some((name) => RULED_FIELDS.includes(name));
  return changed.includes(field) || isRuled;
}

const rulesSchema = z
  .object({
    vatNumber: z.string(),
    sdiCode: z.string().nullish(),
    pec: z.string().nullish(),
    addresses: z.array(z.object({ code: z.string(), country: countryField() })),
  })
  .check(...COMPANY_RULES);

/**
 * Applies a change to the stored values. The rules between fields are checked only if the change concerns them, so
 * that a discount can be corrected although an imported customer lacks its SDI code.
 * @returns the new values, and the errors of the rules by field
 */
export function applyCustomerChange<Stored extends ChangeableCustomer>(
  stored: Stored,
  { version: _version, ...change }: CustomerChange,
): { updated: Stored; errors: FieldError[] } {
  const changes = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const merged = { ...stored, ...changes };
  if (!RULED_FIELDS.some((field) => field in changes))
    return { updated: { ...merged, fiscalCode: merged.fiscalCode || null }, errors: [] };
  const checked = rulesSchema.safeParse(merged);
  return {
    updated: normaliseAnagraphics(merged),
    errors: checked.success ? [] : toFieldErrors(checked.error),
  };
}

/** The changed values before and after, by field, or by the code of an address or contact (`addresses.SD001`). */
export interface RecordedChange {
  was: Record<string, unknown>;
  is: Record<string, unknown>;
}

const LISTS = ['addresses', 'contacts'] as const;

/** Lists the values to compare: each address and contact counts as a whole. */
function listComparedValues(customer: ChangeableCustomer): Map<string, unknown> {
  const isList = (name: string) => LISTS.some((list) => list === name);
  const fields = keysOf(customer).filter((name) => !isList(name));
  return new Map<string, unknown>([
    ...fields.map((name) => [name, customer[name]] as const),
    ...LISTS.flatMap((list) => customer[list].map((entry) => [`${list}.${entry.code}`, entry] as const)),
  ]);
}

/** Serialises a value with the keys of an object in order; null, undefined and empty are equal. */
function serialise(value: unknown): string {
  return JSON.stringify(value === '' || value === undefined ? null : value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => a.localeCompare(b)))
      : inner,
  );
}

/** The differences between two states of a customer, for the audit log. */
export function findCustomerChanges(
  previous: ChangeableCustomer,
  updated: ChangeableCustomer,
): RecordedChange {
  const before = listComparedValues(previous);
  const after = listComparedValues(updated);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => serialise(before.get(name)) !== serialise(after.get(name)),
  );
  return {
    was: Object.fromEntries(changed.map((name) => [name, before.get(name) ?? null])),
    is: Object.fromEntries(changed.map((name) => [name, after.get(name) ?? null])),
  };
}

import { keysOf } from '../keys.ts';
import {
  ADMINISTRATIVE_CONTACT_CODE,
  type Address,
  type Contact,
  PURCHASING_CONTACT_CODE,
} from './customer.ts';
import type { ProfileChange } from './profile-changes.ts';
import {
  ADDRESS_FIELDS,
  ASSESSMENT_FIELDS,
  BANK_FIELDS,
  CONTACT_FIELDS,
  DOCUMENT_EMAIL_FIELDS,
  IDENTITY_FIELDS,
} from './profile-fields.ts';

type Value = ProfileChange['was'];

const { vatNumber: _fixed, ...changeableIdentity } = IDENTITY_FIELDS;
const PLAIN_FIELDS = keysOf({
  ...changeableIdentity,
  ...ASSESSMENT_FIELDS,
  ...DOCUMENT_EMAIL_FIELDS,
  ...BANK_FIELDS,
});

/** The compared fields of a profile, in the order of the profile page. */
export type ComparedProfile = Readonly<Record<(typeof PLAIN_FIELDS)[number], Value>> & {
  readonly addresses: readonly Address[];
  readonly contacts: readonly Contact[];
};

/**
 * Normalises a value for comparison: separators in telephone numbers and postal codes are ignored, empty text counts as
 * null.
 */
function normaliseForComparison(field: string, value: Value): string {
  if (field === 'phoneNumber') return String(value).replaceAll(/\s/g, '');
  if (field === 'zipOrPostalCode') return String(value).replaceAll(/[\s-]/g, '');
  return JSON.stringify(value === '' ? null : value);
}

/** Turns an empty or false value into null, for entries that only one side has. */
function nullIfEmpty(value: Value): Value {
  return value === '' || value === false ? null : value;
}

interface CodedEntry {
  code: string;
}

function findEntryChanges<E extends CodedEntry, F extends keyof E & string>(
  list: 'addresses' | 'contacts',
  previous: readonly E[],
  updated: readonly E[],
  getValues: (entry: E) => Readonly<Record<F, Value>>,
  fields: readonly F[],
): ProfileChange[] {
  const codes = [...new Set([...previous, ...updated].map(({ code }) => code))];
  return codes.flatMap((code) => {
    const before = previous.find((entry) => entry.code === code);
    const after = updated.find((entry) => entry.code === code);
    const [oldValues, newValues] = [before && getValues(before), after && getValues(after)];
    return fields.flatMap((field): ProfileChange[] => {
      const change = {
        path: `${list}.${code}.${field}`,
        was: oldValues ? (newValues ? oldValues[field] : nullIfEmpty(oldValues[field])) : null,
        is: newValues ? (oldValues ? newValues[field] : nullIfEmpty(newValues[field])) : null,
      };
      return normaliseForComparison(field, change.was) === normaliseForComparison(field, change.is)
        ? []
        : [change];
    });
  });
}

/** Leaves out the department of the two standard contacts, since it follows from their code. */
function getContactValues(contact: Contact): Readonly<Record<keyof typeof CONTACT_FIELDS, Value>> {
  const isFixed = contact.code === PURCHASING_CONTACT_CODE || contact.code === ADMINISTRATIVE_CONTACT_CODE;
  return { ...contact, department: isFixed ? null : contact.department };
}

/** The differences between two profiles of a customer, field by field, in the order of the profile page. */
export function findProfileChanges(previous: ComparedProfile, updated: ComparedProfile): ProfileChange[] {
  const fieldChanges = PLAIN_FIELDS.flatMap((field): ProfileChange[] =>
    normaliseForComparison(field, previous[field]) === normaliseForComparison(field, updated[field])
      ? []
      : [{ path: field, was: previous[field], is: updated[field] }],
  );
  return [
    ...fieldChanges,
    ...findEntryChanges(
      'addresses',
      previous.addresses,
      updated.addresses,
      (address) => address,
      keysOf(ADDRESS_FIELDS),
    ),
    ...findEntryChanges(
      'contacts',
      previous.contacts,
      updated.contacts,
      getContactValues,
      keysOf(CONTACT_FIELDS),
    ),
  ];
}

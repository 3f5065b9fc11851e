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

/** Normalises a value for comparison: blanks in telephone numbers are ignored, empty text counts as null. */
function meaning(field: string, value: Value): string {
  if (field === 'phoneNumber') return String(value).replaceAll(/\s/g, '');
  return JSON.stringify(value === '' ? null : value);
}

/** Turns an empty or false value into null, for entries that only one side has. */
function filled(value: Value): Value {
  return value === '' || value === false ? null : value;
}

interface Coded {
  code: string;
}

function entryChanges<E extends Coded, F extends keyof E & string>(
  list: 'addresses' | 'contacts',
  was: readonly E[],
  is: readonly E[],
  valuesOf: (entry: E) => Readonly<Record<F, Value>>,
  fields: readonly F[],
): ProfileChange[] {
  const codes = [...new Set([...was, ...is].map(({ code }) => code))];
  return codes.flatMap((code) => {
    const before = was.find((entry) => entry.code === code);
    const after = is.find((entry) => entry.code === code);
    const [old, fresh] = [before && valuesOf(before), after && valuesOf(after)];
    return fields.flatMap((field): ProfileChange[] => {
      const change = {
        path: `${list}.${code}.${field}`,
        was: old ? (fresh ? old[field] : filled(old[field])) : null,
        is: fresh ? (old ? fresh[field] : filled(fresh[field])) : null,
      };
      return meaning(field, change.was) === meaning(field, change.is) ? [] : [change];
    });
  });
}

/** Leaves out the department of the two standard contacts, since it follows from their code. */
function contactValues(contact: Contact): Readonly<Record<keyof typeof CONTACT_FIELDS, Value>> {
  const isFixed = contact.code === PURCHASING_CONTACT_CODE || contact.code === ADMINISTRATIVE_CONTACT_CODE;
  return { ...contact, department: isFixed ? null : contact.department };
}

/** The differences between two profiles of a customer, field by field, in the order of the profile page. */
export function findProfileChanges(was: ComparedProfile, is: ComparedProfile): ProfileChange[] {
  const plain = PLAIN_FIELDS.flatMap((field): ProfileChange[] =>
    meaning(field, was[field]) === meaning(field, is[field])
      ? []
      : [{ path: field, was: was[field], is: is[field] }],
  );
  return [
    ...plain,
    ...entryChanges('addresses', was.addresses, is.addresses, (address) => address, keysOf(ADDRESS_FIELDS)),
    ...entryChanges('contacts', was.contacts, is.contacts, contactValues, keysOf(CONTACT_FIELDS)),
  ];
}

import { z } from 'zod';
import { objectField, requiredTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Body of POST backoffice/users/{id}/anonymisation. */
export const anonymisationSchema = objectField({
  reason: requiredTextField(LIMITS.note).describe('Reason, recorded in the audit log'),
});
export type Anonymisation = z.infer<typeof anonymisationSchema>;

export const anonymisedSchema = z.object({
  anonymisedOn: z.string().describe('Time of the anonymisation (UTC)'),
});

/** Replacement for a name, an address or a telephone number. */
export const ANONYMISED_TEXT = '–';

/**
 * The user name of an anonymised person: an e-mail address in a reserved domain, which never receives mail (RFC 2606).
 */
export function createAnonymousUsername(userId: string): string {
  return `anonymised-${userId}@anonymised.invalid`;
}

/** The data by which records identify a person. */
interface NamedPerson {
  email: string;
  firstname: string;
  lastname: string;
  telephone: string | null;
}

/** Fields with the e-mail address of the person that a record is about. */
const ADDRESS_FIELDS = ['email', 'username', 'inviteeEmail'];
/** Other personal fields of a record about the person. */
const PERSONAL_FIELDS = new Set([
  'name',
  'firstname',
  'lastname',
  'firstName',
  'lastName',
  'inviteeFirstName',
  'inviteeLastName',
  'telephone',
  'phonePrefix',
  'phoneNumber',
  'zipCode',
  'province',
]);
/** Minimum length of a telephone number that identifies a person. */
const TELEPHONE_MIN = 6;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Creates a function that anonymises a person in stored records and free text. It replaces the e-mail address, the full
 * name and the telephone number everywhere, and the personal fields of records about the person.
 * @param alias replaces the e-mail address
 */
export function createAnonymiser(
  { email, firstname, lastname, telephone }: NamedPerson,
  alias: string,
): (value: unknown) => unknown {
  const address = new RegExp(escaped(email), 'gi');
  const words = [`${firstname} ${lastname}`, `${lastname} ${firstname}`];
  if (telephone !== null && telephone.length >= TELEPHONE_MIN) words.push(telephone);
  const named = new RegExp(words.map(escaped).join('|'), 'gi');
  const isOf = (record: object) =>
    Object.entries(record).some(
      ([field, value]) =>
        ADDRESS_FIELDS.includes(field) &&
        typeof value === 'string' &&
        value.toLowerCase() === email.toLowerCase(),
    );
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(address, alias).replaceAll(named, ANONYMISED_TEXT);
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    const about = isOf(value);
    return Object.fromEntries(
      Object.entries(value).map(([field, held]) => [
        field,
        about && PERSONAL_FIELDS.has(field) && typeof held === 'string' ? ANONYMISED_TEXT : replaced(held),
      ]),
    );
  };
  return replaced;
}

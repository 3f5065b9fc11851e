import { z } from 'zod';
import { objectField, requiredTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Body of POST backoffice/users/{id}/anonymisation. */
export const anonymisationSchema = objectField({
  reason: requiredTextField(LIMITS.note).describe('Why, for the audit log'),
});
export type Anonymisation = z.infer<typeof anonymisationSchema>;

export const anonymisedSchema = z.object({ anonymisedOn: z.string().describe('UTC instant') });

/** What stands in place of a name, an address or a telephone number. */
export const ANONYMISED_TEXT = '–';

/** The user name of a person who was anonymised: an address that no mail reaches (RFC 2606). */
export function createAnonymousUsername(userId: string): string {
  return `anonymised-${userId}@anonymised.invalid`;
}

/** A person as records name them. */
interface NamedPerson {
  email: string;
  firstname: string;
  lastname: string;
  telephone: string | null;
}

/** Fields with the e-mail address of the person whom a record is about. */
const ADDRESS_FIELDS = ['email', 'username', 'inviteeEmail'];
/** Fields of such a record that say who and where the person is. */
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
/** Digits from which a telephone number tells one person from another. */
const TELEPHONE_MIN = 6;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Replaces a person in stored records and in the words of others: the e-mail address, the whole name and the telephone
 * number wherever they stand, and the fields of a record that is about the person.
 * @param alias stands in place of the e-mail address
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

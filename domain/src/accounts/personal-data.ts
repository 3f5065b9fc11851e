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
const MIN_TELEPHONE_LENGTH = 6;

/** Escapes a text for a regular expression, of JavaScript or of PostgreSQL. */
export function escapeRegex(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Matches an e-mail address, but not as a part of a longer one. */
function createEmailPattern(email: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}._%+-])${escapeRegex(email)}(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])`,
    'giu',
  );
}

/** Matches whole names and telephone numbers. */
function createWordPattern(words: readonly string[]): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${words.map(escapeRegex).join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );
}

/**
 * Creates a function that anonymises a person in stored records and free text. It replaces the e-mail address everywhere,
 * and the personal fields of records about the person. The full name and the telephone number may also belong to others,
 * such as "Via Olivetti" as a name and as a street: they are replaced only where the value is about the person or
 * contains the e-mail address.
 * @param alias replaces the e-mail address
 */
export function createAnonymiser(
  { email, firstname, lastname, telephone }: NamedPerson,
  alias: string,
): (value: unknown, isAboutPerson?: boolean) => unknown {
  const emailPattern = createEmailPattern(email);
  const words = [`${firstname} ${lastname}`, `${lastname} ${firstname}`];
  if (telephone !== null && telephone.length >= MIN_TELEPHONE_LENGTH) words.push(telephone);
  const namePattern = createWordPattern(words);
  const isRecordOfPerson = (record: object) =>
    Object.entries(record).some(
      ([field, value]) =>
        ADDRESS_FIELDS.includes(field) &&
        typeof value === 'string' &&
        value.toLowerCase() === email.toLowerCase(),
    );
  function anonymise(value: unknown, withNames: boolean): unknown {
    if (typeof value === 'string') {
      const text = value.replaceAll(emailPattern, alias);
      return withNames ? text.replaceAll(namePattern, ANONYMISED_TEXT) : text;
    }
    if (Array.isArray(value)) return value.map((element) => anonymise(element, withNames));
    if (typeof value !== 'object' || value === null) return value;
    const isPersonRecord = isRecordOfPerson(value);
    return Object.fromEntries(
      Object.entries(value).map(([field, fieldValue]) => [
        field,
        isPersonRecord && PERSONAL_FIELDS.has(field) && typeof fieldValue === 'string'
          ? ANONYMISED_TEXT
          : anonymise(fieldValue, withNames || isPersonRecord),
      ]),
    );
  }
  return (value, isAboutPerson = false) => {
    const hasAddress = typeof value === 'string' && value.search(emailPattern) >= 0;
    return anonymise(value, isAboutPerson || hasAddress);
  };
}

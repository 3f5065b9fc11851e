import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { objectField, requiredLinesField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Body of POST backoffice/users/{id}/anonymisation. */
export const anonymisationSchema = objectField({
  reason: requiredLinesField(LIMITS.note).describe('Reason, recorded in the audit log'),
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

/** What a value is about: the person, correspondence with the person, or anything else. */
export type AnonymisedContext = 'OTHER' | 'PERSON' | 'CORRESPONDENCE';

/** The data by which records identify a person. */
export interface NamedPerson {
  email: string;
  firstname: string;
  lastname: string;
  telephone: string | null;
  /** Full names and telephone numbers under which other records name the person. */
  otherNames?: readonly string[];
  otherTelephones?: readonly string[];
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
/**
 * Fields of a record about the person with texts that they wrote, or that staff wrote to or about them. There a single
 * name, as in a salutation, is the person's too.
 */
const CORRESPONDENCE_FIELDS = new Set(['request', 'note', 'answer']);
/** Minimum length of a word of a name that identifies a person in correspondence; shorter ones may be particles. */
const NAME_WORD_MIN = 4;
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
function createWordPattern(sources: readonly string[]): RegExp {
  const longestFirst = sources.toSorted((a, b) => b.length - a.length);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'giu');
}

const SEPARATORS = '[\\s()./-]*';

/** The source of an expression for a telephone number in any spelling, with or without its prefix; [] if too short. */
function listTelephoneSources(telephone: string): string[] {
  const number = parsePhoneNumberFromString(telephone.trim().replace(/^00/, '+'), { extract: false });
  const national = number?.nationalNumber ?? telephone.replaceAll(/\D/g, '');
  if (national.length < MIN_TELEPHONE_LENGTH) return [];
  const callingCode = number?.countryCallingCode ?? '\\d{1,3}';
  const prefix = `(?:(?:\\+|00)[\\s(]*${callingCode}${SEPARATORS})?(?:\\(?0\\)?${SEPARATORS})?`;
  return [`${prefix}${[...national].join(SEPARATORS)}`];
}

const toWordSource = (text: string) => text.trim().split(/\s+/).map(escapeRegex).join('\\s+');

/** The sources of the full names, in both orders, and of the telephone numbers. */
function listNameSources(person: NamedPerson): string[] {
  const { firstname, lastname, telephone, otherNames = [], otherTelephones = [] } = person;
  const names = [`${firstname} ${lastname}`, `${lastname} ${firstname}`, ...otherNames];
  const telephones = telephone === null ? otherTelephones : [telephone, ...otherTelephones];
  return [...names.map(toWordSource), ...telephones.flatMap(listTelephoneSources)];
}

/** The sources of the parts of the names: the first name, the last name, and the longer words of all names. */
function listNamePartSources({ firstname, lastname, otherNames = [] }: NamedPerson): string[] {
  const words = [firstname, lastname, ...otherNames].flatMap((name) => name.trim().split(/\s+/));
  const parts = [firstname, lastname, ...words.filter((word) => word.length >= NAME_WORD_MIN)];
  return parts.filter((part) => part.trim().length > 1).map(toWordSource);
}

/**
 * The source of a regular expression, of JavaScript or of PostgreSQL, that finds the texts in which `createAnonymiser`
 * may replace something. It ignores where a word begins and ends, so it finds a few more.
 */
export function createPersonSource(person: NamedPerson): string {
  return [escapeRegex(person.email), ...listNameSources(person)].join('|');
}

/**
 * Creates a function that anonymises a person in stored records and free text. It replaces the e-mail address everywhere,
 * and the personal fields of records about the person. The full name and the telephone number may also belong to others,
 * such as "Via Olivetti" as a name and as a street: they are replaced only where the value is about the person or
 * contains the e-mail address. A single name is replaced only in correspondence with the person.
 * @param alias replaces the e-mail address
 */
export function createAnonymiser(
  person: NamedPerson,
  alias: string,
): (value: unknown, context?: AnonymisedContext) => unknown {
  const { email } = person;
  const emailPattern = createEmailPattern(email);
  const namePattern = createWordPattern(listNameSources(person));
  const namePartPattern = createWordPattern([...listNameSources(person), ...listNamePartSources(person)]);
  const isRecordOfPerson = (record: object) =>
    Object.entries(record).some(
      ([field, value]) =>
        ADDRESS_FIELDS.includes(field) &&
        typeof value === 'string' &&
        value.toLowerCase() === email.toLowerCase(),
    );
  function anonymise(value: unknown, context: AnonymisedContext): unknown {
    if (typeof value === 'string') {
      const text = value.replaceAll(emailPattern, alias);
      if (context === 'OTHER') return text;
      return text.replaceAll(context === 'CORRESPONDENCE' ? namePartPattern : namePattern, ANONYMISED_TEXT);
    }
    if (Array.isArray(value)) return value.map((element) => anonymise(element, context));
    if (typeof value !== 'object' || value === null) return value;
    const isPersonRecord = isRecordOfPerson(value);
    const fieldContext = isPersonRecord && context === 'OTHER' ? 'PERSON' : context;
    return Object.fromEntries(
      Object.entries(value).map(([field, fieldValue]) => {
        if (isPersonRecord && PERSONAL_FIELDS.has(field) && typeof fieldValue === 'string')
          return [field, ANONYMISED_TEXT];
        const isCorrespondence = fieldContext !== 'OTHER' && CORRESPONDENCE_FIELDS.has(field);
        return [field, anonymise(fieldValue, isCorrespondence ? 'CORRESPONDENCE' : fieldContext)];
      }),
    );
  }
  return (value, context = 'OTHER') => {
    const hasAddress = typeof value === 'string' && value.search(emailPattern) >= 0;
    return anonymise(value, hasAddress && context === 'OTHER' ? 'PERSON' : context);
  };
}

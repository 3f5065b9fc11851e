import { contactOfUser, type OwnData, type TypedContact } from '../typed-company';

/** The purchasing or administrative contact, and who gave way when the person who asks said "it's me". */
export interface NamedContact {
  contact: TypedContact;
  before: TypedContact | null;
}

/** The person who asks is the contact: their own data replace the contact entered before. */
export function tickItsMe({ contact }: NamedContact, user: OwnData): NamedContact {
  return { contact: contactOfUser(contact.code, user), before: contact };
}

/**
 * Undoes it: the contact entered before comes back. Where there was none, as in a profile that names the
 * person already, the fields stay as they are, to be changed.
 */
export function untickItsMe({ contact, before }: NamedContact): NamedContact {
  return { contact: before ?? contact, before: null };
}

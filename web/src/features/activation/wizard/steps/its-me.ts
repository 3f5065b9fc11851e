import { type ContactFormValues, type ContactUser, toUserContact } from '../company-form-values';

/** The purchasing or administrative contact, and the contact that "it's me" replaced. */
export interface NamedContact {
  contact: ContactFormValues;
  before: ContactFormValues | null;
}

/** Ticks "it's me": replaces the contact with the user's data. */
export function replaceWithUserContact({ contact }: NamedContact, user: ContactUser): NamedContact {
  return { contact: toUserContact(contact.code, user), before: contact };
}

/**
 * Unticks "it's me": restores the replaced contact. Without one, as in a profile that already names the user, the fields
 * stay unchanged and editable.
 */
export function restoreReplacedContact({ contact, before }: NamedContact): NamedContact {
  return { contact: before ?? contact, before: null };
}

import { type ContactFormValues, type ContactUser, toUserContact } from '../company-form-values';

/** The purchasing or administrative contact, and the contact that "it's me" replaced. */
export interface NamedContact {
  contact: ContactFormValues;
  before: ContactFormValues | null;
}

/** Ticks "it's me": the user's own data replace the contact. */
export function tickItsMe({ contact }: NamedContact, user: ContactUser): NamedContact {
  return { contact: toUserContact(contact.code, user), before: contact };
}

/**
 * Unticks it: the earlier contact comes back. Without one, as in a profile that already names the user, the fields stay
 * unchanged and editable.
 */
export function untickItsMe({ contact, before }: NamedContact): NamedContact {
  return { contact: before ?? contact, before: null };
}

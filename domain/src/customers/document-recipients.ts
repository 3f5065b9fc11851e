/** The document types that have their own e-mail addresses (section 9). */
export const DOCUMENT_TYPES = ['billing', 'transportDocument', 'msds', 'testSheets'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The profile field with the e-mails of a document type. */
export const EMAIL_FIELDS = {
  billing: 'billingEmails',
  transportDocument: 'transportDocumentEmails',
  msds: 'msdsEmails',
  testSheets: 'testSheetsEmails',
} as const satisfies Record<DocumentType, string>;

/** Recipients of a document type. If a contact is assigned, its e-mail is the first one. */
export interface DocumentRecipients {
  emails: readonly string[];
  /** Code of the contact; null when the first e-mail was typed. */
  assigned: string | null;
  /** The first e-mail before a contact was assigned. */
  earlier: string;
}

interface AssignableContact {
  code: string;
  email: string;
}

function replaceFirst(emails: readonly string[], first: string): string[] {
  return [first, ...emails.slice(1)];
}

/** Section 4: choosing a contact copies its e-mail into the first slot, which then becomes read-only. */
export function assignContact(
  recipients: DocumentRecipients,
  contact: AssignableContact,
): DocumentRecipients {
  const earlier = recipients.assigned === null ? (recipients.emails[0] ?? '') : recipients.earlier;
  return { emails: replaceFirst(recipients.emails, contact.email), assigned: contact.code, earlier };
}

/** Section 4: unchecking a contact restores the earlier e-mail. */
export function unassignContact(recipients: DocumentRecipients): DocumentRecipients {
  if (recipients.assigned === null) return recipients;
  return { emails: replaceFirst(recipients.emails, recipients.earlier), assigned: null, earlier: '' };
}

/**
 * Updates recipients after contacts changed: the first e-mail follows that of the assigned contact, and a removed
 * contact loses its assignments (section 4).
 */
export function syncContactEmails(
  recipients: DocumentRecipients,
  contacts: readonly AssignableContact[],
): DocumentRecipients {
  if (recipients.assigned === null) return recipients;
  const contact = contacts.find(({ code }) => code === recipients.assigned);
  return contact === undefined ? unassignContact(recipients) : assignContact(recipients, contact);
}

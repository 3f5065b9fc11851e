import {
  assignContact,
  DOCUMENT_TYPES,
  type DocumentRecipients,
  type DocumentType,
  EMAIL_FIELDS,
  syncContactEmails,
  unassignContact,
} from '@cromia/domain/customers/document-recipients';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import type { CompanyFormValues } from '../company-form-values';

type CompanyForm = Pick<UseFormReturn<CompanyFormValues>, 'getValues' | 'setValue' | 'clearErrors'>;

function readRecipients({ getValues }: CompanyForm, type: DocumentType): DocumentRecipients {
  const { assigned, earlier } = getValues(`assignments.${type}`);
  return { emails: getValues(EMAIL_FIELDS[type]), assigned, earlier };
}

function setRecipients(
  { setValue, clearErrors }: CompanyForm,
  type: DocumentType,
  recipients: DocumentRecipients,
): void {
  setValue(`assignments.${type}`, { assigned: recipients.assigned, earlier: recipients.earlier });
  setValue(EMAIL_FIELDS[type], [...recipients.emails]);
  clearErrors(EMAIL_FIELDS[type]);
}

/** Chooses the contact who receives a document type; null clears the choice and restores the former e-mail (section 4). */
export function chooseRecipient(form: CompanyForm, type: DocumentType, code: string | null): void {
  const current = readRecipients(form, type);
  const contact = form.getValues('contacts').find((candidate) => candidate.code === code);
  setRecipients(
    form,
    type,
    contact === undefined ? unassignContact(current) : assignContact(current, contact),
  );
}

/** Adds an e-mail field to a document type. */
export function addEmail(form: CompanyForm, type: DocumentType): void {
  form.setValue(EMAIL_FIELDS[type], [...form.getValues(EMAIL_FIELDS[type]), '']);
}

/** Removes an e-mail. Removing the first one moves the second to its position and clears the chosen contact. */
export function removeEmail(form: CompanyForm, type: DocumentType, index: number): void {
  const { emails, assigned, earlier } = readRecipients(form, type);
  const remaining = emails.filter((_email, position) => position !== index);
  const keepsContact = index > 0;
  setRecipients(form, type, {
    emails: remaining,
    assigned: keepsContact ? assigned : null,
    earlier: keepsContact ? earlier : '',
  });
}

/** The document type that holds the recipients while all documents share them. */
export const SHARED_DOCUMENT_TYPE = 'billing' satisfies DocumentType;

const isFilled = ({ assigned, emails }: DocumentRecipients) => assigned !== null || emails[0]?.trim() !== '';

function areRecipientsShared(form: CompanyForm): boolean {
  const shared = readRecipients(form, SHARED_DOCUMENT_TYPE);
  return (
    isFilled(shared) &&
    DOCUMENT_TYPES.every((type) => {
      const { emails, assigned } = readRecipients(form, type);
      return assigned === shared.assigned && emails.join() === shared.emails.join();
    })
  );
}

/** Copies the recipients of one document type to all others. */
function copyRecipientsToAll(form: CompanyForm, source: DocumentType): void {
  const shared = readRecipients(form, source);
  for (const type of DOCUMENT_TYPES) if (type !== source) setRecipients(form, type, shared);
}

/** Returns whether all documents have the same recipients, and the setter. While shared, the other types follow the shared type. */
export function useSharedRecipients(): [isShared: boolean, share: (shared: boolean) => void] {
  const form = useFormContext<CompanyFormValues>();
  const [isShared, setShared] = useState(() => areRecipientsShared(form));
  useEffect(() => {
    if (!isShared) return;
    const { unsubscribe } = form.watch((_values, { name }) => {
      const isSharedField =
        name?.startsWith(EMAIL_FIELDS[SHARED_DOCUMENT_TYPE]) ||
        name?.startsWith(`assignments.${SHARED_DOCUMENT_TYPE}`);
      if (isSharedField) copyRecipientsToAll(form, SHARED_DOCUMENT_TYPE);
    });
    return unsubscribe;
  }, [form, isShared]);
  const share = (shared: boolean) => {
    const filled = DOCUMENT_TYPES.find((type) => isFilled(readRecipients(form, type)));
    if (shared) copyRecipientsToAll(form, filled ?? SHARED_DOCUMENT_TYPE);
    setShared(shared);
  };
  return [isShared, share];
}

/** Updates the first e-mails when their chosen contacts change or are removed. */
export function useSyncContactEmails(): void {
  const form = useFormContext<CompanyFormValues>();
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name === undefined || !name.startsWith('contacts')) return;
      const contacts = form.getValues('contacts');
      for (const type of DOCUMENT_TYPES) {
        const current = readRecipients(form, type);
        const updated = syncContactEmails(current, contacts);
        const isChanged = updated.assigned !== current.assigned || updated.emails[0] !== current.emails[0];
        if (isChanged) setRecipients(form, type, updated);
      }
    });
    return unsubscribe;
  }, [form]);
}

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

function recipientsOf({ getValues }: CompanyForm, type: DocumentType): DocumentRecipients {
  const { assigned, earlier } = getValues(`assignments.${type}`);
  return { emails: getValues(EMAIL_FIELDS[type]), assigned, earlier };
}

function setRecipients(
  { setValue, clearErrors }: CompanyForm,
  type: DocumentType,
  next: DocumentRecipients,
): void {
  setValue(`assignments.${type}`, { assigned: next.assigned, earlier: next.earlier });
  setValue(EMAIL_FIELDS[type], [...next.emails]);
  clearErrors(EMAIL_FIELDS[type]);
}

/** Chooses the contact who receives a document type; null clears it and restores the typed e-mail (section 4). */
export function chooseRecipient(form: CompanyForm, type: DocumentType, code: string | null): void {
  const before = recipientsOf(form, type);
  const contact = form.getValues('contacts').find((known) => known.code === code);
  setRecipients(form, type, contact === undefined ? unassignContact(before) : assignContact(before, contact));
}

/** Adds an e-mail field to a document type. */
export function addEmail(form: CompanyForm, type: DocumentType): void {
  form.setValue(EMAIL_FIELDS[type], [...form.getValues(EMAIL_FIELDS[type]), '']);
}

/** Removes an e-mail. Removing the first moves the second up and clears the chosen contact. */
export function removeEmail(form: CompanyForm, type: DocumentType, index: number): void {
  const { emails, assigned, earlier } = recipientsOf(form, type);
  const left = emails.filter((_email, place) => place !== index);
  const stays = index > 0;
  setRecipients(form, type, {
    emails: left,
    assigned: stays ? assigned : null,
    earlier: stays ? earlier : '',
  });
}

/** The document type that holds the recipients while all documents share them. */
export const SHARED_DOCUMENT_TYPE = 'billing' satisfies DocumentType;

const isFilled = ({ assigned, emails }: DocumentRecipients) => assigned !== null || emails[0]?.trim() !== '';

function isSharedByAll(form: CompanyForm): boolean {
  const shared = recipientsOf(form, SHARED_DOCUMENT_TYPE);
  return (
    isFilled(shared) &&
    DOCUMENT_TYPES.every((type) => {
      const { emails, assigned } = recipientsOf(form, type);
      return assigned === shared.assigned && emails.join() === shared.emails.join();
    })
  );
}

/** Copies the recipients of one document type to all others. */
function shareRecipientsOf(form: CompanyForm, source: DocumentType): void {
  const shared = recipientsOf(form, source);
  for (const type of DOCUMENT_TYPES) if (type !== source) setRecipients(form, type, shared);
}

/** Whether all documents go to the same recipients; while they do, the other types follow the shared ones. */
export function useSharedRecipients(): [isShared: boolean, share: (shared: boolean) => void] {
  const form = useFormContext<CompanyFormValues>();
  const [isShared, setShared] = useState(() => isSharedByAll(form));
  useEffect(() => {
    if (!isShared) return;
    const { unsubscribe } = form.watch((_values, { name }) => {
      const isOfShared =
        name?.startsWith(EMAIL_FIELDS[SHARED_DOCUMENT_TYPE]) ||
        name?.startsWith(`assignments.${SHARED_DOCUMENT_TYPE}`);
      if (isOfShared) shareRecipientsOf(form, SHARED_DOCUMENT_TYPE);
    });
    return unsubscribe;
  }, [form, isShared]);
  const share = (shared: boolean) => {
    const filled = DOCUMENT_TYPES.find((type) => isFilled(recipientsOf(form, type)));
    if (shared) shareRecipientsOf(form, filled ?? SHARED_DOCUMENT_TYPE);
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
        const before = recipientsOf(form, type);
        const after = syncContactEmails(before, contacts);
        const changed = after.assigned !== before.assigned || after.emails[0] !== before.emails[0];
        if (changed) setRecipients(form, type, after);
      }
    });
    return unsubscribe;
  }, [form]);
}

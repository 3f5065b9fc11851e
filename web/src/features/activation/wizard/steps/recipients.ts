import {
  assignContact,
  DOCUMENT_TYPES,
  type DocumentType,
  EMAILS_OF,
  followContacts,
  type Recipients,
  unassignContact,
} from '@cromia/domain/customers/document-recipients';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import type { TypedCompany } from '../typed-company';

type CompanyForm = Pick<UseFormReturn<TypedCompany>, 'getValues' | 'setValue' | 'clearErrors'>;

function recipientsOf({ getValues }: CompanyForm, type: DocumentType): Recipients {
  const { assigned, earlier } = getValues(`assignments.${type}`);
  return { emails: getValues(EMAILS_OF[type]), assigned, earlier };
}

function setRecipients({ setValue, clearErrors }: CompanyForm, type: DocumentType, next: Recipients): void {
  setValue(`assignments.${type}`, { assigned: next.assigned, earlier: next.earlier });
  setValue(EMAILS_OF[type], [...next.emails]);
  clearErrors(EMAILS_OF[type]);
}

/** Chooses the contact who receives a document type; null for nobody, which restores what was typed (section 4). */
export function chooseRecipient(form: CompanyForm, type: DocumentType, code: string | null): void {
  const before = recipientsOf(form, type);
  const contact = form.getValues('contacts').find((known) => known.code === code);
  setRecipients(form, type, contact === undefined ? unassignContact(before) : assignContact(before, contact));
}

/** Opens another e-mail of a document type. */
export function addEmail(form: CompanyForm, type: DocumentType): void {
  form.setValue(EMAILS_OF[type], [...form.getValues(EMAILS_OF[type]), '']);
}

/** Takes an e-mail away; the first makes room for the second, and with it goes the contact chosen for it. */
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

/** The document type whose recipients are those of all, while one e-mail is used for all documents. */
export const SHARED = 'billing' satisfies DocumentType;

const isFilled = ({ assigned, emails }: Recipients) => assigned !== null || emails[0]?.trim() !== '';

function isSharedByAll(form: CompanyForm): boolean {
  const shared = recipientsOf(form, SHARED);
  return (
    isFilled(shared) &&
    DOCUMENT_TYPES.every((type) => {
      const { emails, assigned } = recipientsOf(form, type);
      return assigned === shared.assigned && emails.join() === shared.emails.join();
    })
  );
}

/** Gives all document types the recipients of one. */
function shareRecipientsOf(form: CompanyForm, source: DocumentType): void {
  const shared = recipientsOf(form, source);
  for (const type of DOCUMENT_TYPES) if (type !== source) setRecipients(form, type, shared);
}

/** Whether all documents go to the same recipients; while they do, those of the others follow the shared ones. */
export function useSharedRecipients(): [isShared: boolean, share: (shared: boolean) => void] {
  const form = useFormContext<TypedCompany>();
  const [isShared, setShared] = useState(() => isSharedByAll(form));
  useEffect(() => {
    if (!isShared) return;
    const { unsubscribe } = form.watch((_values, { name }) => {
      const isOfShared = name?.startsWith(EMAILS_OF[SHARED]) || name?.startsWith(`assignments.${SHARED}`);
      if (isOfShared) shareRecipientsOf(form, SHARED);
    });
    return unsubscribe;
  }, [form, isShared]);
  const share = (shared: boolean) => {
    const filled = DOCUMENT_TYPES.find((type) => isFilled(recipientsOf(form, type)));
    if (shared) shareRecipientsOf(form, filled ?? SHARED);
    setShared(shared);
  };
  return [isShared, share];
}

/** Lets the first e-mails follow the contacts that were chosen for them, while these are changed or removed. */
export function useFollowedContacts(): void {
  const form = useFormContext<TypedCompany>();
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name === undefined || !name.startsWith('contacts')) return;
      const contacts = form.getValues('contacts');
      for (const type of DOCUMENT_TYPES) {
        const before = recipientsOf(form, type);
        const after = followContacts(before, contacts);
        const changed = after.assigned !== before.assigned || after.emails[0] !== before.emails[0];
        if (changed) setRecipients(form, type, after);
      }
    });
    return unsubscribe;
  }, [form]);
}

import { userContactSchema, visitorContactSchema } from '@cromia/domain/contact/contact-request';
import type { UiLanguage } from '@cromia/domain/languages';
import { z } from 'zod';
import { getCurrentUser } from '../../api/session';
import { createTabStore } from '../../api/tab-store';
import { createFormSchema } from '../../ui/form/use-zod-form';

const contactFormValuesSchema = z.object({
  name: z.string(),
  email: z.string(),
  requestType: z.string(),
  request: z.string(),
  contactReference: z.string(),
});
export type ContactRequestFormValues = z.infer<typeof contactFormValuesSchema>;

export const EMPTY_CONTACT_REQUEST: ContactRequestFormValues = {
  name: '',
  email: '',
  requestType: '',
  request: '',
  contactReference: '',
};

const draftStore = createTabStore(
  'contact',
  z.object({ username: z.string().nullable(), typed: contactFormValuesSchema }),
);

/** Returns the viewer's unsent values in this tab; empty values if there are none. */
export function readContactDraft(): ContactRequestFormValues {
  const draft = draftStore.read();
  return draft !== null && draft.username === (getCurrentUser()?.username ?? null)
    ? draft.typed
    : EMPTY_CONTACT_REQUEST;
}

/** Stores the form values, which survive a reload and navigation; null clears them. */
export function saveContactDraft(values: ContactRequestFormValues | null): void {
  draftStore.write(values && { username: getCurrentUser()?.username ?? null, typed: values });
}

/** Creates the schema of the form. Visitors enter name and e-mail; users have them in the account (section 5). */
export function createContactFormSchema(isVisitor: boolean, language: UiLanguage) {
  return createFormSchema(contactFormValuesSchema, (values) =>
    (isVisitor ? visitorContactSchema : userContactSchema).safeParse({ ...values, language }),
  );
}

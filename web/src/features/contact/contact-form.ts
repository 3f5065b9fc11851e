import { userContactSchema, visitorContactSchema } from '@cromia/domain/contact/contact-request';
import type { UiLanguage } from '@cromia/domain/languages';
import { z } from 'zod';
import { getCurrentUser } from '../../api/session';
import { createTabStore } from '../../api/tab-store';
import { createFormSchema } from '../../ui/form/use-zod-form';

const typedSchema = z.object({
  name: z.string(),
  email: z.string(),
  requestType: z.string(),
  request: z.string(),
  contactReference: z.string(),
});
export type ContactRequestFormValues = z.infer<typeof typedSchema>;

export const EMPTY_CONTACT_REQUEST: ContactRequestFormValues = {
  name: '',
  email: '',
  requestType: '',
  request: '',
  contactReference: '',
};

const draftStore = createTabStore(
  'contact',
  z.object({ username: z.string().nullable(), typed: typedSchema }),
);

/** The viewer's unsent values in this tab. */
export function readContactDraft(): ContactRequestFormValues {
  const draft = draftStore.read();
  return draft !== null && draft.username === (getCurrentUser()?.username ?? null)
    ? draft.typed
    : EMPTY_CONTACT_REQUEST;
}

/** Stores the typed values, which survive a reload or a visit to another page; null clears them. */
export function saveContactDraft(typed: ContactRequestFormValues | null): void {
  draftStore.write(typed && { username: getCurrentUser()?.username ?? null, typed });
}

/** The schema of the form: visitors enter name and e-mail, users have them from the account (section 5). */
export function createContactFormSchema(isVisitor: boolean, language: UiLanguage) {
  return createFormSchema(typedSchema, (typed) =>
    (isVisitor ? visitorContactSchema : userContactSchema).safeParse({ ...typed, language }),
  );
}

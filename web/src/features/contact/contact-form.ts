import { userContactSchema, visitorContactSchema } from '@cromia/domain/contact/contact-request';
import type { UiLanguage } from '@cromia/domain/languages';
import { z } from 'zod';
import { currentUser } from '../../api/session';
import { createTabStore } from '../../api/tab-store';
import { typedForm } from '../../ui/form/use-zod-form';

const typedSchema = z.object({
  name: z.string(),
  email: z.string(),
  requestType: z.string(),
  request: z.string(),
  contactReference: z.string(),
});
export type TypedContact = z.infer<typeof typedSchema>;

export const NOTHING_TYPED: TypedContact = {
  name: '',
  email: '',
  requestType: '',
  request: '',
  contactReference: '',
};

const kept = createTabStore(
  'cromia.contact',
  z.object({ username: z.string().nullable(), typed: typedSchema }),
);

/** The viewer's unsent values in this tab. */
export function contactDraft(): TypedContact {
  const draft = kept.read();
  return draft !== null && draft.username === (currentUser()?.username ?? null) ? draft.typed : NOTHING_TYPED;
}

/** Stores the typed values, which survive a reload or a visit to another page; null clears them. */
export function keepContact(typed: TypedContact | null): void {
  kept.keep(typed && { username: currentUser()?.username ?? null, typed });
}

/** The schema of the form: visitors enter name and e-mail, users have them from the account (section 5). */
export function contactFormSchema(isVisitor: boolean, language: UiLanguage) {
  return typedForm(typedSchema, (typed) =>
    (isVisitor ? visitorContactSchema : userContactSchema).safeParse({ ...typed, language }),
  );
}

import { z } from 'zod';
import { currentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';
import { type TypedDealer, typedDealerSchema } from './dealer-form';

/** The form values of a dealer in this tab, which survive a reload or a new login. */
const kept = createTabStore(
  'cromia.dealer',
  z.object({
    username: z.string(),
    subject: z.string(),
    typed: typedDealerSchema,
  }),
);

/** The subject of a form: a new dealer, or a dealer in one version, so that a changed dealer gets a new form. */
export function subjectOf(dealer: { id: string; version: number } | null): string {
  return dealer === null ? 'new' : `${dealer.id} ${dealer.version}`;
}

/** The stored form values of a subject; null for none. */
export function dealerDraft(subject: string): TypedDealer | null {
  const current = kept.read();
  const isThis = current?.username === currentUser()?.username && current?.subject === subject;
  return isThis ? current.typed : null;
}

/** Stores the form values. */
export function keepDealer(subject: string, typed: TypedDealer): void {
  const user = currentUser();
  if (user !== null) kept.keep({ username: user.username, subject, typed });
}

/** Deletes the form values after saving or cancelling. They survive the end of a session. */
export function clearDealerDraft(): void {
  if (currentUser() !== null) kept.keep(null);
}

import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';
import { type DealerFormValues, dealerFormValuesSchema } from './dealer-form';

/** The form values of a dealer in this tab, which survive a reload or a new login. */
const draftStore = createTabStore(
  'dealer',
  z.object({
    username: z.string(),
    subject: z.string(),
    typed: dealerFormValuesSchema,
  }),
);

/** The subject of a form: a new dealer, or a dealer in one version, so that a changed dealer gets a new form. */
export function toDraftSubject(dealer: { id: string; version: number } | null): string {
  return dealer === null ? 'new' : `${dealer.id} ${dealer.version}`;
}

/** The stored form values of a subject; null for none. */
export function readDealerDraft(subject: string): DealerFormValues | null {
  const current = draftStore.read();
  const isThis = current?.username === getCurrentUser()?.username && current?.subject === subject;
  return isThis ? current.typed : null;
}

/** Stores the form values. */
export function saveDealerDraft(subject: string, typed: DealerFormValues): void {
  const user = getCurrentUser();
  if (user !== null) draftStore.write({ username: user.username, subject, typed });
}

/** Deletes the form values after saving or cancelling. They survive the end of a session. */
export function clearDealerDraft(): void {
  if (getCurrentUser() !== null) draftStore.write(null);
}

import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';
import { type DealerFormValues, dealerFormValuesSchema } from './dealer-form';

/** The unsaved form values of a dealer in this tab; they survive a reload and a new login. */
const draftStore = createTabStore(
  'dealer',
  z.object({
    username: z.string(),
    subject: z.string(),
    typed: dealerFormValuesSchema,
  }),
);

/** Returns the draft key of a form: `new`, or id and version, so that a changed dealer gets a new draft. */
export function toDraftSubject(dealer: { id: string; version: number } | null): string {
  return dealer === null ? 'new' : `${dealer.id} ${dealer.version}`;
}

/** Returns the stored form values of a subject; null if there are none. */
export function readDealerDraft(subject: string): DealerFormValues | null {
  const stored = draftStore.read();
  const isMatching = stored?.username === getCurrentUser()?.username && stored?.subject === subject;
  return isMatching ? stored.typed : null;
}

/** Stores the form values. */
export function saveDealerDraft(subject: string, values: DealerFormValues): void {
  const user = getCurrentUser();
  if (user !== null) draftStore.write({ username: user.username, subject, typed: values });
}

/** Deletes the stored values after saving or cancelling; does nothing after the end of a session. */
export function clearDealerDraft(): void {
  if (getCurrentUser() !== null) draftStore.write(null);
}

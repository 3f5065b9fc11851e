import { z } from 'zod';
import { currentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';
import { type TypedDealer, typedDealerSchema } from './dealer-form';

/** The dealer that is being typed in this tab: a reload or a login in between lose nothing. */
const kept = createTabStore(
  'cromia.dealer',
  z.object({
    username: z.string(),
    subject: z.string(),
    typed: typedDealerSchema,
  }),
);

/** What a form is about: a new dealer, or one in a version; one that has changed since is typed anew. */
export function subjectOf(dealer: { id: string; version: number } | null): string {
  return dealer === null ? 'new' : `${dealer.id} ${dealer.version}`;
}

/** What was typed in this tab for a subject; null when nothing was. */
export function dealerDraft(subject: string): TypedDealer | null {
  const current = kept.read();
  const isThis = current?.username === currentUser()?.username && current?.subject === subject;
  return isThis ? current.typed : null;
}

/** Keeps what was typed. */
export function keepDealer(subject: string, typed: TypedDealer): void {
  const user = currentUser();
  if (user !== null) kept.keep({ username: user.username, subject, typed });
}

/** Forgets what was typed: it was saved, or given up. After a session that ended one comes back to it. */
export function clearDealerDraft(): void {
  if (currentUser() !== null) kept.keep(null);
}

import { z } from 'zod';
import { keptPerTab } from '../../../api/kept-per-tab';
import { currentUser } from '../../../api/session';
import { type TypedDealer, typedDealerSchema } from './dealer-form';

/** The dealer that is being typed in this tab: a reload or a login in between lose nothing. */
const kept = keptPerTab(
  'cromia.dealer',
  z.object({
    username: z.string(),
    /** Of the dealer that is changed; null for a new one. */
    id: z.string().nullable(),
    typed: typedDealerSchema,
  }),
);

/** What was typed in this tab for a dealer; null when nothing was. @param id null for a new one */
export function keptDealer(id: string | null): TypedDealer | null {
  const current = kept.read();
  return current?.username === currentUser()?.username && current?.id === id ? current.typed : null;
}

/** Keeps what was typed. */
export function keepDealer(id: string | null, typed: TypedDealer): void {
  const user = currentUser();
  if (user !== null) kept.keep({ username: user.username, id, typed });
}

/** Forgets what was typed: it was saved, or given up. After a session that ended one comes back to it. */
export function forgetDealer(): void {
  if (currentUser() !== null) kept.keep(null);
}

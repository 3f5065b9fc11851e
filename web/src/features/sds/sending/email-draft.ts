import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';

/** Addresses typed in this tab, which survive a reload or a new login. */
const draftStore = createTabStore(
  'sds-emails',
  z.object({ username: z.string(), subject: z.string(), emails: z.array(z.string()).min(1) }),
);

/** The fields before anything is typed. */
export const EMPTY_EMAILS = [''];

/** The addresses typed for a sheet or an order; bound to it, so that nothing is sent to another's recipients. */
export function readEmailDraft(subject: string): string[] {
  const draft = draftStore.read();
  const isOwnDraft = draft?.username === getCurrentUser()?.username && draft?.subject === subject;
  return isOwnDraft ? draft.emails : EMPTY_EMAILS;
}

/** Whether an address is typed that closing would lose. */
export function hasTypedEmails(subject: string): boolean {
  return readEmailDraft(subject).some((email) => email.trim() !== '');
}

export function saveEmailDraft(subject: string, emails: string[]): void {
  const user = getCurrentUser();
  if (user !== null) draftStore.write({ username: user.username, subject, emails });
}

/** Deletes the addresses after sending or cancelling. They survive the end of a session. */
export function clearEmailDraft(): void {
  if (getCurrentUser() !== null) draftStore.write(null);
}

import { z } from 'zod';
import { currentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';

/** Addresses typed in this tab, which survive a reload or a new login. */
const kept = createTabStore(
  'cromia.sds-emails',
  z.object({ username: z.string(), subject: z.string(), emails: z.array(z.string()).min(1) }),
);

/** The fields before anything is typed. */
export const NO_EMAILS = [''];

/** The addresses typed for a sheet or an order; bound to it, so that nothing is sent to another's recipients. */
export function emailDraft(subject: string): string[] {
  const current = kept.read();
  const isThis = current?.username === currentUser()?.username && current?.subject === subject;
  return isThis ? current.emails : NO_EMAILS;
}

/** Whether an address is typed that closing would lose. */
export function hasTypedEmails(subject: string): boolean {
  return emailDraft(subject).some((email) => email.trim() !== '');
}

export function keepEmails(subject: string, emails: string[]): void {
  const user = currentUser();
  if (user !== null) kept.keep({ username: user.username, subject, emails });
}

/** Deletes the addresses after sending or cancelling. They survive the end of a session. */
export function clearEmailDraft(): void {
  if (currentUser() !== null) kept.keep(null);
}

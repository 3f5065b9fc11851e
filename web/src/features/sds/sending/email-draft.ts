import { z } from 'zod';
import { currentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';

/** The addresses that are being typed in this tab: a reload or a login in between lose none. */
const kept = createTabStore(
  'cromia.sds-emails',
  z.object({ username: z.string(), subject: z.string(), emails: z.array(z.string()).min(1) }),
);

/** The fields before anything is typed. */
export const NO_EMAILS = [''];

/** What was typed for a sheet or an order: nobody sends to one's readers what was meant for another's. */
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

/** Sent, or given up. After a session that ended one comes back to them. */
export function clearEmailDraft(): void {
  if (currentUser() !== null) kept.keep(null);
}

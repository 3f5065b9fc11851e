import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';
import { type CustomerFormValues, customerFormValuesSchema } from './customer-form';

/** The unsaved form values of a customer at the desk in this tab; they survive a reload and a new login. */
const draftStore = createTabStore(
  'desk-customer',
  z.object({ username: z.string(), subject: z.string(), typed: customerFormValuesSchema }),
);

/** Returns the draft key of a form: `new`, or code and version, so that a changed customer gets a new draft. */
export function toDraftSubject(customer: { customerCode: string; version: string } | null): string {
  return customer === null ? 'new' : `${customer.customerCode} ${customer.version}`;
}

/** Returns the stored form values of a subject; null if there are none. */
export function readCustomerDraft(subject: string): CustomerFormValues | null {
  const stored = draftStore.read();
  const isMatching = stored?.username === getCurrentUser()?.username && stored?.subject === subject;
  return isMatching ? stored.typed : null;
}

/** Stores the form values. */
export function saveCustomerDraft(subject: string, values: CustomerFormValues): void {
  const user = getCurrentUser();
  if (user !== null) draftStore.write({ username: user.username, subject, typed: values });
}

/** Deletes the stored values after saving or cancelling; does nothing after the end of a session. */
export function clearCustomerDraft(): void {
  if (getCurrentUser() !== null) draftStore.write(null);
}

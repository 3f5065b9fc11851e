import { z } from 'zod';
import { getCurrentUser } from '../../api/session';
import { createTabStore } from '../../api/tab-store';
import { type CompanyFormValues, companyFormValuesSchema } from '../activation';

/**
 * The unsaved change of a customer's data. It is stored per tab and customer, so that it survives a reload and a new login,
 * and tabs with different customers do not share it.
 */

const storedDraftSchema = z.object({
  username: z.string(),
  customerCode: z.string(),
  /** Version of the edited profile; a draft of another version is ignored. */
  version: z.number(),
  typed: companyFormValuesSchema,
});

const draftStore = createTabStore('edit-request', storedDraftSchema);

interface ProfileVersion {
  customerCode: string;
  version: number;
}

/** Returns the unsaved values of this version of the profile; null if there are none. */
export function readCustomerProfileDraft({
  customerCode,
  version,
}: ProfileVersion): CompanyFormValues | null {
  const stored = draftStore.read();
  const isMatching =
    stored?.username === getCurrentUser()?.username &&
    stored?.customerCode === customerCode &&
    stored.version === version;
  return isMatching ? stored.typed : null;
}

/** Stores the form values. */
export function saveCustomerProfileDraft(
  { customerCode, version }: ProfileVersion,
  values: CompanyFormValues,
): void {
  const user = getCurrentUser();
  if (user !== null) draftStore.write({ username: user.username, customerCode, version, typed: values });
}

/** Deletes the stored values after sending or cancelling; does nothing after the end of a session. */
export function clearCustomerProfileDraft(): void {
  if (getCurrentUser() !== null) draftStore.write(null);
}

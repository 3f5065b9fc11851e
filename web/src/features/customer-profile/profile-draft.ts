import { z } from 'zod';
import { getCurrentUser } from '../../api/session';
import { createTabStore } from '../../api/tab-store';
import { type CompanyFormValues, companyFormValuesSchema } from '../activation';

/**
 * The change of a customer's data that is being typed in this tab. Stored per tab and customer, so that a reload or a
 * new login lose nothing, and two tabs with two customers never mix.
 */

const keptSchema = z.object({
  username: z.string(),
  customerCode: z.string(),
  /** Version of the edited profile; after a change of the profile, editing starts anew. */
  version: z.number(),
  typed: companyFormValuesSchema,
});

const edit = createTabStore('edit-request', keptSchema);

interface Edited {
  customerCode: string;
  version: number;
}

/** The values typed in this tab for this version of the profile; null for none. */
export function readCustomerProfileDraft({ customerCode, version }: Edited): CompanyFormValues | null {
  const kept = edit.read();
  const isThis =
    kept?.username === getCurrentUser()?.username &&
    kept?.customerCode === customerCode &&
    kept.version === version;
  return isThis ? kept.typed : null;
}

/** Stores the typed values. */
export function saveCustomerProfileDraft({ customerCode, version }: Edited, typed: CompanyFormValues): void {
  const user = getCurrentUser();
  if (user !== null) edit.write({ username: user.username, customerCode, version, typed });
}

/** Deletes the typed values after sending or cancelling. They survive the end of a session. */
export function clearCustomerProfileDraft(): void {
  if (getCurrentUser() !== null) edit.write(null);
}

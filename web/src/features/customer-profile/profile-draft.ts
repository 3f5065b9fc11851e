import { z } from 'zod';
import { currentUser } from '../../api/session';
import { createTabStore } from '../../api/tab-store';
import { type TypedCompany, typedCompanySchema } from '../activation';

/**
 * The change of a customer's data that is being typed in this tab. It is kept per tab and for one customer, so that a
 * reload or a login in between lose nothing, and two tabs with two customers never mix.
 */

const keptSchema = z.object({
  username: z.string(),
  customerCode: z.string(),
  /** Of the profile that was edited; a profile that has changed since is edited anew. */
  version: z.number(),
  typed: typedCompanySchema,
});

const edit = createTabStore('cromia.edit-request', keptSchema);

interface Edited {
  customerCode: string;
  version: number;
}

/** What was typed in this tab for this version of the profile; null when nothing was. */
export function profileDraftStore({ customerCode, version }: Edited): TypedCompany | null {
  const kept = edit.read();
  const isThis =
    kept?.username === currentUser()?.username &&
    kept?.customerCode === customerCode &&
    kept.version === version;
  return isThis ? kept.typed : null;
}

/** Keeps what was typed. */
export function keepEdit({ customerCode, version }: Edited, typed: TypedCompany): void {
  const user = currentUser();
  if (user !== null) edit.keep({ username: user.username, customerCode, version, typed });
}

/** Forgets what was typed: it was sent, or given up. After a session that ended one comes back to it. */
export function clearProfileDraft(): void {
  if (currentUser() !== null) edit.keep(null);
}

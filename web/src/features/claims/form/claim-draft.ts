import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';

const claimFormValuesSchema = z.object({
  reason: z.string(),
  text: z.string(),
  /** Claimed packages by line; null for invalid input. */
  quantities: z.record(z.string(), z.number().nullable()),
});
export type ClaimFormValues = z.infer<typeof claimFormValuesSchema>;

/** The unsent claim of this tab, which survives a reload and a new login. */
const draftStore = createTabStore(
  'claim',
  z.object({ username: z.string(), subject: z.string(), typed: claimFormValuesSchema }),
);

/** Photos of the draft. Files cannot be stored in the tab, so they survive a new login, but no reload. */
let draftPhotos: readonly File[] = [];

/** Returns the unsent values about a subject, with their photos; null if there are none. */
export function readClaimDraft(subject: string): { typed: ClaimFormValues; photos: readonly File[] } | null {
  const stored = draftStore.read();
  const isMatching = stored?.username === getCurrentUser()?.username && stored?.subject === subject;
  return isMatching ? { typed: stored.typed, photos: draftPhotos } : null;
}

/** Stores the form values. */
export function saveClaimDraft(subject: string, typed: ClaimFormValues, photos: readonly File[]): void {
  const user = getCurrentUser();
  if (user === null) return;
  draftStore.write({ username: user.username, subject, typed });
  draftPhotos = photos;
}

/** Deletes the draft after sending or leaving; does nothing after the end of a session. */
export function clearClaimDraft(): void {
  if (getCurrentUser() === null) return;
  draftStore.write(null);
  draftPhotos = [];
}

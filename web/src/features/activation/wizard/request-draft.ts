import { MANAGED_STEPS, OWN_STEPS } from '@cromia/domain/activation/request-forms';
import { z } from 'zod';
import { currentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';
import type { WizardStep } from './requested-company';
import { type TypedCompany, typedCompanySchema } from './typed-company';

/**
 * The request that is being filled in in this tab: what was typed since it was last saved, and how far the person got.
 * It is kept per tab, so that a reload, a lost connection or a login in between lose nothing.
 */

const stepSchema = z.enum([...new Set<WizardStep>([...OWN_STEPS, ...MANAGED_STEPS])]);

const keptSchema = z.object({
  username: z.string(),
  /** Which request: `own`, or of an agent the id of a saved draft, or `new`. */
  subject: z.string(),
  typed: typedCompanySchema,
  step: stepSchema,
  completed: z.array(stepSchema),
});
type RequestDraft = z.infer<typeof keptSchema>;

const request = createTabStore('cromia.customer-request', keptSchema);

/** What this tab keeps of a request of the user; null when there is nothing. */
export function requestDraft(subject: string): RequestDraft | null {
  const kept = request.read();
  if (kept === null || kept.subject !== subject) return null;
  return kept.username === currentUser()?.username ? kept : null;
}

/** How far the person got. */
export interface WizardPlace {
  step: WizardStep;
  completed: WizardStep[];
}

/** Keeps what was typed and how far the person got. */
export function keepRequest(subject: string, typed: TypedCompany, place: WizardPlace): void {
  const user = currentUser();
  if (user !== null) request.keep({ username: user.username, subject, typed, ...place });
}

/**
 * Forgets the typed values: they were sent, saved, or given up. A session that ended in the middle is no giving up: a user who
 * logs in again comes back to it.
 */
export function clearRequestDraft(): void {
  if (currentUser() !== null) request.keep(null);
}

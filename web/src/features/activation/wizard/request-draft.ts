import { MANAGED_REQUEST_STEPS, OWN_REQUEST_STEPS } from '@cromia/domain/activation/request-forms';
import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';
import { type CompanyFormValues, companyFormValuesSchema } from './company-form-values';
import type { WizardStep } from './requested-company';

/**
 * The request that is being filled in, in this tab: values typed since the last save, and the current step. Stored per
 * tab, so that a reload, a lost connection or a new login lose nothing.
 */

const stepSchema = z.enum([...new Set<WizardStep>([...OWN_REQUEST_STEPS, ...MANAGED_REQUEST_STEPS])]);

const keptSchema = z.object({
  username: z.string(),
  /** Identifies the request: `own`, or for an agent the id of a saved draft or `new`. */
  subject: z.string(),
  typed: companyFormValuesSchema,
  step: stepSchema,
  completed: z.array(stepSchema),
});
type RequestDraft = z.infer<typeof keptSchema>;

const request = createTabStore('customer-request', keptSchema);

/** The user's unsaved request in this tab; null for none. */
export function readRequestDraft(subject: string): RequestDraft | null {
  const kept = request.read();
  if (kept === null || kept.subject !== subject) return null;
  return kept.username === getCurrentUser()?.username ? kept : null;
}

/** The current step and progress. */
export interface WizardPosition {
  step: WizardStep;
  completed: WizardStep[];
}

/** Stores the typed values and the progress. */
export function saveRequestDraft(subject: string, typed: CompanyFormValues, place: WizardPosition): void {
  const user = getCurrentUser();
  if (user !== null) request.write({ username: user.username, subject, typed, ...place });
}

/**
 * Deletes the typed values after sending, saving or cancelling. They survive the end of a session: the user finds them
 * after the next login.
 */
export function clearRequestDraft(): void {
  if (getCurrentUser() !== null) request.write(null);
}

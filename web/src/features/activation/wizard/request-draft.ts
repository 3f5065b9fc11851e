import { MANAGED_REQUEST_STEPS, OWN_REQUEST_STEPS } from '@cromia/domain/activation/request-forms';
import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';
import { type CompanyFormValues, companyFormValuesSchema } from './company-form-values';
import type { WizardStep } from './requested-company';

const stepSchema = z.enum([...new Set<WizardStep>([...OWN_REQUEST_STEPS, ...MANAGED_REQUEST_STEPS])]);

/** The unsaved values and the current step of the wizard. */
const storedDraftSchema = z.object({
  username: z.string(),
  /** Identifies the request: `own` for a company's user; for an agent `new` or the id of the saved draft. */
  subject: z.string(),
  typed: companyFormValuesSchema,
  step: stepSchema,
  completed: z.array(stepSchema),
  /** The version of the saved draft on which the values are based. */
  version: z.string().optional(),
});
type StoredRequestDraft = z.infer<typeof storedDraftSchema>;

/** The draft of this tab, which survives a reload, a lost connection and a new login. */
const draftStore = createTabStore('customer-request', storedDraftSchema);

/** Returns the user's unsaved request in this tab; null if there is none. */
export function readRequestDraft(subject: string): StoredRequestDraft | null {
  const stored = draftStore.read();
  if (stored === null || stored.subject !== subject) return null;
  return stored.username === getCurrentUser()?.username ? stored : null;
}

/** The current step and the completed steps. */
export interface WizardPosition {
  step: WizardStep;
  completed: WizardStep[];
}

/** Stores the form values and the progress of a request in this tab. */
export function saveRequestDraft(
  subject: string,
  values: CompanyFormValues,
  position: WizardPosition & { version: string | undefined },
): void {
  const user = getCurrentUser();
  if (user !== null) draftStore.write({ username: user.username, subject, typed: values, ...position });
}

/**
 * Deletes the stored values after sending, saving or cancelling. Does nothing after the end of a session, so that the user
 * finds the values after the next login.
 */
export function clearRequestDraft(): void {
  if (getCurrentUser() !== null) draftStore.write(null);
}

import { z } from 'zod';
import { requiredTextField } from './fields.ts';
import { LIMITS } from './limits.ts';

/**
 * Reason for withdrawing a published document, technical or safety data sheet. Afterwards only the SDS desk can open
 * it.
 */
export const withdrawalSchema = z.object({ reason: requiredTextField(LIMITS.text) });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** File name of a withdrawn document, which says that it no longer applies. */
export function formatWithdrawnFileName(name: string): string {
  return name.replace(/\.pdf$/, '-withdrawn.pdf');
}

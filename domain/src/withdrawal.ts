import { z } from 'zod';
import { requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';

/**
 * Reason for withdrawing a published document, technical or safety data sheet. Afterwards only the SDS desk can open
 * it.
 */
export const withdrawalSchema = z.object({ reason: requiredText(LIMITS.text) });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** File name of a withdrawn document, which says that it no longer applies. */
export function withdrawnFileName(name: string): string {
  return name.replace(/\.pdf$/, '-withdrawn.pdf');
}

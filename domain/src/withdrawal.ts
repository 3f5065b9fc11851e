import { z } from 'zod';
import { requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Why a published document is withdrawn, technical or safety data sheet alike. Only the SDS desk can still open it. */
export const withdrawalSchema = z.object({ reason: requiredText(LIMITS.text) });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** The name that a withdrawn document is saved under: its name says that it no longer applies. */
export function withdrawnFileName(name: string): string {
  return name.replace(/\.pdf$/, '-withdrawn.pdf');
}

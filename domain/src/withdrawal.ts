import { z } from 'zod';
import { requiredLinesField } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Reason for withdrawing a published technical or safety data sheet. Only the SDS desk can open withdrawn sheets. */
export const withdrawalSchema = z.object({ reason: requiredLinesField(LIMITS.text) });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** File name that marks a document as withdrawn. */
export function formatWithdrawnFileName(name: string): string {
  return name.replace(/\.pdf$/, '-withdrawn.pdf');
}

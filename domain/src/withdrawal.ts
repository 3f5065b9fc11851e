import { z } from 'zod';
import { requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Why a published document is withdrawn, technical or safety data sheet alike: it stays on record. */
export const withdrawalSchema = z.object({ reason: requiredText(LIMITS.text) });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

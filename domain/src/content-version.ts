import { z } from 'zod';
import { patternTextField } from './fields.ts';

/** The version of an entity's content in a response; a change sends it back. */
export const contentVersionSchema = z
  .string()
  .describe('Version of the content; a change of it states the version that it is based on');

/** The `version` of a change. */
export function contentVersionField() {
  return patternTextField(/^[\w-]+$/, 32).describe(
    'Version on which the change is based; if somebody has changed the content since, the request fails ' +
      'with Conflict, and `outcome` says who and when',
  );
}

/** The `outcome` of a Conflict: who changed the content last, and when (UTC). Null for the system, and if unknown. */
export const staleOutcomeSchema = z.object({
  changedBy: z.string().nullable(),
  changedOn: z.string().nullable(),
});
export type StaleOutcome = z.infer<typeof staleOutcomeSchema>;

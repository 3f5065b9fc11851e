import { z } from 'zod';
import { patternTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Code of a node, in upper case. */
export function nodeCodeField() {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .toUpperCase()
    .min(1, 'missing')
    .max(LIMITS.treeCode, { error: 'invalidLenght', abort: true })
    .regex(/^[0-9A-Z][0-9A-Z._-]*$/, 'invalidField');
}

/**
 * The path of a node, as used in URLs: the codes from the root, such as `WALLS/WALLS-PAINT/H500`; empty for the root.
 */
export function nodePathField() {
  return z.union(
    [
      z.literal(''),
      patternTextField(
        /^[0-9A-Z][0-9A-Z._-]*(?:\/[0-9A-Z][0-9A-Z._-]*)*$/,
        LIMITS.treeDepth * LIMITS.treePathPart,
      ),
    ],
    { error: 'invalidField' },
  );
}

import { z } from 'zod';

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();

/** One field of a profile that differs, with the old and the new value. */
export const profileChangeSchema = z.object({
  path: z
    .string()
    .describe('Path of the field, such as `businessName`, `addresses.SD001.city` or `contacts.C003.email`'),
  was: valueSchema,
  is: valueSchema,
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

import { z } from 'zod';

/** A customer in lists and suggestions. */
export const customerSummarySchema = z.object({ customerCode: z.string(), businessName: z.string() });
export type CustomerSummary = z.infer<typeof customerSummarySchema>;

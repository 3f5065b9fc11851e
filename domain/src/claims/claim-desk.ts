import { z } from 'zod';
import { DECISIONS, historyEntrySchema } from '../decision.ts';
import { choiceOrRejectedField, objectField, requiredLinesField, wholeNumberField } from '../fields.ts';
import { optionalLineField } from '../integration/row-fields.ts';
import { LIMITS } from '../limits.ts';
import { createPageQuerySchema } from '../lists/paging.ts';
import { deskFilterShape } from '../orders/order-request.ts';
import { CLAIM_SORTS, claimDetailSchema, claimListQuerySchema } from './claim.ts';

/** Query of GET /backoffice/claims: oldest first. */
export const deskClaimListQuerySchema = claimListQuerySchema.safeExtend({
  ...createPageQuerySchema({
    sortFields: CLAIM_SORTS,
    defaultSort: 'createdOn,asc',
    defaultSize: LIMITS.pageSizeOrders,
  }).shape,
  ...deskFilterShape,
});
export type DeskClaimListQuery = z.infer<typeof deskClaimListQuerySchema>;

/** Body of POST /backoffice/claims/{id}/decision. */
export const claimDecisionSchema = objectField({
  decision: choiceOrRejectedField(DECISIONS),
  text: requiredLinesField(LIMITS.claimText).describe('Reason for the decision; the customer reads it'),
  creditNote: optionalLineField(LIMITS.invoiceNumber).describe(
    'Number of the credit note of an accepted claim',
  ),
  version: wholeNumberField(1, LIMITS.rowVersion)
    .optional()
    .describe('Version that the decision is based on; another stored version returns 409'),
}).refine(({ decision, creditNote }) => decision === 'ACCEPTED' || !creditNote, {
  path: ['creditNote'],
  error: 'invalidField',
});
export type ClaimDecision = z.infer<typeof claimDecisionSchema>;

/** A claim at the desk, with its history; also the data of events. */
export const claimToDecideSchema = claimDetailSchema.extend({
  username: z.string().nullable().describe('Username of the sender; null after the user has been deleted'),
  reviewer: z.string().nullable().describe('Username of who took it into review'),
  history: z.array(historyEntrySchema),
});
export type ClaimToDecide = z.infer<typeof claimToDecideSchema>;

import { z } from 'zod';
import { calculateFinalUnitPrice } from '../catalogue/pricing.ts';
import { productCodeSchema } from '../catalogue/product-code.ts';
import { DECISIONS, reasonField } from '../decision.ts';
import {
  boundedDecimalField,
  choiceOrRejectedField,
  createCrossFieldRule,
  dateField,
  idField,
  objectField,
  toTypeErrorCode,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { seenMessagesField } from '../messages/message.ts';
import { explainsFreeLines, hasFreeLinesExplained, isFreeLine } from './free-lines.ts';

/** Limited to the stored decimals, since the final price is computed from the stored values. */
const offeredShape = {
  unitPrice: boundedDecimalField(0, LIMITS.unitPrice, LIMITS.priceDecimals),
  discountPct1: boundedDecimalField(0, 100, LIMITS.percentDecimals),
  discountPct2: boundedDecimalField(0, 100, LIMITS.percentDecimals),
};

const pricedLineSchema = objectField({ productCode: productCodeSchema, ...offeredShape }).check(
  // Products without a price above zero cannot be ordered (section 5), so only a discount of 100 % offers a free line.
  createCrossFieldRule(
    offeredShape,
    'unitPrice',
    (line) =>
      isFreeLine(line) || calculateFinalUnitPrice(line.unitPrice, line.discountPct1, line.discountPct2) > 0,
  ),
);

/** A line of a correction, which may also change the number of packages, as the customer proposed. */
const correctedLineSchema = pricedLineSchema.safeExtend({
  quantity: wholeNumberField(1, LIMITS.itemQuantity)
    .optional()
    .describe('Number of packages; absent for the offered one'),
});

function pricedLines() {
  return z.array(pricedLineSchema, { error: toTypeErrorCode }).max(LIMITS.orderLines, 'invalidLenght');
}

/** The version of an offer that the caller has read. */
export function offerVersionField() {
  return wholeNumberField(1, LIMITS.offerVersions);
}

/** Body of POST /backoffice/offer-requests/{id}/decision. An accepted offer has a price for every line. */
export const offerDecisionSchema = objectField({
  decision: choiceOrRejectedField(DECISIONS),
  items: pricedLines().optional(),
  expirationDate: dateField()
    .optional()
    .describe(`Last day on which the offer is valid; defaults to ${LIMITS.offerDays} days from today`),
  reason: reasonField(),
  seenMessages: seenMessagesField(),
}).refine(hasFreeLinesExplained, explainsFreeLines);
export type OfferDecision = z.infer<typeof offerDecisionSchema>;

/**
 * Body of POST /backoffice/offer-requests/{id}/correction: the whole offer, which replaces the version that the caller
 * has read.
 */
export const offerCorrectionSchema = objectField({
  version: offerVersionField(),
  items: z.array(correctedLineSchema, { error: toTypeErrorCode }).max(LIMITS.orderLines, 'invalidLenght'),
  expirationDate: dateField()
    .optional()
    .describe(`Last day on which the offer is valid; defaults to ${LIMITS.offerDays} days from today`),
  reason: reasonField(),
  proposalId: idField().optional().describe('Open proposal of the customer that this correction takes over'),
  seenMessages: seenMessagesField(),
}).refine(hasFreeLinesExplained, explainsFreeLines);
export type OfferCorrection = z.infer<typeof offerCorrectionSchema>;

/** Body of POST /backoffice/offer-requests/{id}/withdrawal, with the version that the caller has read. */
export const offerWithdrawalSchema = objectField({ version: offerVersionField(), reason: reasonField() });
export type OfferWithdrawal = z.infer<typeof offerWithdrawalSchema>;

import { z } from 'zod';
import { type ProductCode, productCodeSchema, toProductKey } from '../catalogue/product-code.ts';
import type { FieldError } from '../errors.ts';
import {
  boundedDecimalField,
  objectField,
  optionalTextField,
  requiredLinesField,
  toTypeErrorCode,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Stored states of a proposal. */
export const STORED_PROPOSAL_STATUSES = ['OPEN', 'TAKEN_OVER', 'DECLINED', 'REPLACED'] as const;
export type StoredProposalStatus = (typeof STORED_PROPOSAL_STATUSES)[number];

/** States that people see: REPLACED by a later proposal, OUTDATED once the offer changed or can no longer be ordered. */
export const PROPOSAL_STATUSES = [...STORED_PROPOSAL_STATUSES, 'OUTDATED'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** The state of a proposal for the offer as it is today. */
export function getProposalStatus(
  proposal: { status: StoredProposalStatus; version: number },
  offer: { isAccepted: boolean; version: number },
): ProposalStatus {
  const isStale = !offer.isAccepted || offer.version !== proposal.version;
  return proposal.status === 'OPEN' && isStale ? 'OUTDATED' : proposal.status;
}

/** A line for which the customer proposes other terms. */
export const proposedLineSchema = z.object({
  productCode: productCodeSchema,
  um: z.string().describe('Unit of measure of the prices and of the content'),
  qta: z.number().describe('Content of one package in `um`'),
  unitQty: z.number().describe('Quantity in `um` that a package is priced for'),
  quantity: z.int().nullable().describe('Proposed number of packages; null for the offered one'),
  targetPrice: z
    .number()
    .nullable()
    .describe('Proposed price in EUR for one um after discounts; null for the offered one'),
  offeredQuantity: z.int(),
  offeredPrice: z.number().describe('Offered price in EUR for one um after discounts'),
});
export type ProposedLine = z.infer<typeof proposedLineSchema>;

export const offerProposalSchema = z.object({
  id: z.string(),
  version: z.int().describe('Version of the offer for which other terms are proposed'),
  status: z.enum(PROPOSAL_STATUSES),
  items: z.array(proposedLineSchema),
});
export type OfferProposal = z.infer<typeof offerProposalSchema>;

const newProposedLineSchema = objectField({
  productCode: productCodeSchema,
  quantity: wholeNumberField(1, LIMITS.itemQuantity).optional(),
  targetPrice: boundedDecimalField(0.0001, LIMITS.unitPrice, LIMITS.priceDecimals)
    .optional()
    .describe('EUR for one um after discounts'),
}).refine(({ quantity, targetPrice }) => quantity !== undefined || targetPrice !== undefined, {
  path: ['targetPrice'],
  error: 'missing',
});

/** Body of POST /offer-requests/{id}/proposals: lines with other terms, for the version that the caller has read. */
export const newProposalSchema = objectField({
  version: wholeNumberField(1, LIMITS.offerVersions),
  items: z
    .array(newProposedLineSchema, { error: toTypeErrorCode })
    .min(1, 'missing')
    .max(LIMITS.orderLines, 'invalidLenght'),
  text: optionalTextField(LIMITS.message),
});
export type NewProposal = z.infer<typeof newProposalSchema>;

/** Body of POST /backoffice/offer-requests/{id}/proposals/{proposalId}/decline. */
export const declinedProposalSchema = objectField({ text: requiredLinesField(LIMITS.message) });

/** The field errors of proposed lines that the offer does not have, or that are there twice. */
export function findProposalErrors(
  offered: readonly ProductCode[],
  proposed: readonly { productCode: ProductCode }[],
): FieldError[] {
  const remaining = new Set(offered.map(toProductKey));
  return proposed.flatMap(({ productCode }, index): FieldError[] =>
    remaining.delete(toProductKey(productCode))
      ? []
      : [{ path: `items.${index}.productCode`, code: 'invalidField' }],
  );
}

interface CorrectableLine {
  productCode: ProductCode;
  quantity: number;
  unitPrice: number | null;
  discountPct1: number | null;
  discountPct2: number | null;
}

/** The terms of a correction. */
export interface TakenOverTerms {
  quantity: number;
  /** EUR for one um before discounts; null if the line has no price. */
  unitPrice: number | null;
  /** Percent. */
  discountPct1: number | null;
  discountPct2: number | null;
}

/**
 * The terms with which staff take over a proposal: a target price is the price after discounts, so it replaces the price
 * and its discounts. Lines without a proposal keep their terms.
 */
export function takeOverProposal(
  lines: readonly CorrectableLine[],
  proposal: Pick<OfferProposal, 'items'>,
): TakenOverTerms[] {
  const proposed = new Map(proposal.items.map((item) => [toProductKey(item.productCode), item]));
  return lines.map(({ productCode, quantity, unitPrice, discountPct1, discountPct2 }) => {
    const line = proposed.get(toProductKey(productCode));
    const terms = { quantity: line?.quantity ?? quantity, unitPrice, discountPct1, discountPct2 };
    if (line === undefined || line.targetPrice === null) return terms;
    return { ...terms, unitPrice: line.targetPrice, discountPct1: 0, discountPct2: 0 };
  });
}

import { z } from 'zod';
import { findRaisedLines } from '../approvals/approval.ts';
import { type ProductCode, productCodeSchema, toProductKey } from '../catalogue/product-code.ts';
import type { FieldError } from '../errors.ts';
import { objectField, optionalTextField, toTypeErrorCode, wholeNumberField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { type ChangedLine, type ConversationKind, seenMessagesField } from './message.ts';
import { findProposalErrors } from './offer-proposal.ts';

/** Body of POST …/{id}/change: the lines that remain of a pending request, with their quantities. */
export const requestChangeSchema = objectField({
  items: z
    .array(
      objectField({ productCode: productCodeSchema, quantity: wholeNumberField(1, LIMITS.itemQuantity) }),
      { error: toTypeErrorCode },
    )
    .min(1, 'missing')
    .max(LIMITS.orderLines, 'invalidLenght')
    .describe('The lines that remain, with their packages'),
  text: optionalTextField(LIMITS.message),
  seenMessages: seenMessagesField(),
});
export type RequestChange = z.infer<typeof requestChangeSchema>;

interface Line {
  productCode: ProductCode;
  quantity: number;
}

/**
 * The field errors of changed lines. Lines can be removed, and lowered. The quantities of an offer request can also be
 * raised, as it has no prices yet; what an order request orders beyond its total goes through the cart, where limits,
 * stock and prices of today hold.
 */
export function findChangeErrors(
  kind: ConversationKind,
  before: readonly Line[],
  after: readonly Line[],
): FieldError[] {
  const unknown = findProposalErrors(
    before.map(({ productCode }) => productCode),
    after,
  );
  if (unknown.length > 0 || kind === 'offer-requests') return unknown;
  return findRaisedLines(before, after);
}

/** The lines that differ; empty if nothing changes. */
export function listChangedLines(before: readonly Line[], after: readonly Line[]): ChangedLine[] {
  const quantities = new Map(after.map(({ productCode, quantity }) => [toProductKey(productCode), quantity]));
  return before.flatMap(({ productCode, quantity }) => {
    const is = quantities.get(toProductKey(productCode)) ?? 0;
    return is === quantity ? [] : [{ productCode, was: quantity, is }];
  });
}

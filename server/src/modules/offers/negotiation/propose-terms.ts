import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { getToday } from '@cromia/domain/dates';
import { findProposalErrors, type NewProposal } from '@cromia/domain/messages/offer-proposal';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import { readSellableProducts } from '../../catalogue/index.ts';
import type { ActingCustomer } from '../../customers/index.ts';
import { hasStatusOn, lockRequest, sendMessage } from '../../messages/index.ts';
import { rejectOfferLines } from '../offer-lines.ts';
import { listOfferItems, type OfferItemRow } from '../offer-queries.ts';
import { insertProposal, type NewProposalItem, storeProposalDecision } from './proposal-queries.ts';
import { reportOfferMessage } from './report-message.ts';

/** Checks that proposed quantities fit the packages. @throws Problem IllegalItemQuantity and others */
async function rejectProposedQuantities(
  trx: Transaction,
  customer: ActingCustomer,
  items: readonly NewProposalItem[],
): Promise<void> {
  const ids = items.map(({ productId }) => productId);
  const products = new Map(
    (await readSellableProducts(trx, customer, ids)).map((product) => [product.id, product]),
  );
  rejectOfferLines(
    items.map(({ productId, quantity, offeredQuantity }) => ({
      product: products.get(productId),
      quantity: quantity ?? offeredQuantity,
    })),
  );
}

/** Matches proposed lines with those of the offer. @throws Problem BadRequest for lines that it does not have */
function toProposalItems(
  offered: readonly OfferItemRow[],
  proposed: NewProposal['items'],
): NewProposalItem[] {
  const errors = findProposalErrors(offered, proposed);
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  const lines = new Map(offered.map((line) => [toProductKey(line), line]));
  return proposed.flatMap(({ productCode, quantity, targetPrice }) => {
    const line = lines.get(toProductKey(productCode));
    if (line === undefined || line.finalUnitPrice === null) return [];
    return {
      productId: line.productId,
      quantity: quantity ?? null,
      targetPrice: targetPrice ?? null,
      offeredQuantity: line.quantity,
      offeredPrice: line.finalUnitPrice,
    };
  });
}

/**
 * Proposes other quantities or prices for a sent offer, as a message that staff take over or decline.
 * @throws Problem NotFound; OfferNotAccepted, OfferChanged; BadRequest for lines that the offer does not have;
 * IllegalItemQuantity
 */
export async function proposeTerms(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  { id, body }: { id: string; body: NewProposal },
): Promise<{ id: string }> {
  const subject = await lockRequest(trx, { kind: 'offer-requests', id, customerId: customer.id });
  const now = deps.now();
  if (!hasStatusOn(subject, 'ACCEPTED', getToday(deps.config.timeZone, now)))
    throw new Problem('OfferNotAccepted');
  if (subject.version !== body.version) throw new Problem('OfferChanged');
  const items = toProposalItems(await listOfferItems(trx, id), body.items);
  await rejectProposedQuantities(trx, customer, items);
  const { version } = body;
  const messageId = await sendMessage(trx, deps, subject, {
    ...{ kind: 'PROPOSAL', text: body.text ?? '', action: 'offer-requests.propose' },
    sender: { viewer, isStaff: false },
    onSent: reportOfferMessage,
    details: { version, lines: items.length },
    complete: (stored) => insertProposal(trx, { offerRequestId: id, messageId: stored, version }, items, now),
  });
  return { id: messageId };
}

/**
 * Declines the open proposal of a customer, who gets the reason as a message. The offer stays as it is.
 * @throws Problem NotFound; Conflict if it is not open any more, or the offer has changed
 */
export async function declineProposal(
  trx: Transaction,
  deps: ServiceDependencies,
  viewer: Viewer,
  { id, proposalId, text }: { id: string; proposalId: string; text: string },
): Promise<void> {
  const subject = await lockRequest(trx, { kind: 'offer-requests', id, customerId: null });
  const decidedAt = deps.now();
  const isOpen = hasStatusOn(subject, 'ACCEPTED', getToday(deps.config.timeZone, decidedAt));
  const proposal = { id: proposalId, offerRequestId: id, version: subject.version ?? 0 };
  const isDeclined =
    isOpen && (await storeProposalDecision(trx, proposal, { status: 'DECLINED', decidedAt }));
  if (!isDeclined) throw new Problem('Conflict');
  await sendMessage(trx, deps, subject, {
    ...{ kind: 'DECLINED', text, action: 'offer-requests.decline-proposal' },
    sender: { viewer, isStaff: true },
    onSent: reportOfferMessage,
    details: { reason: text },
  });
}

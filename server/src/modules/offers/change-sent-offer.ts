import { getToday } from '@cromia/domain/dates';
import type { EventType } from '@cromia/domain/integration/event';
import type { OfferCorrection, OfferWithdrawal } from '@cromia/domain/offers/offer-decision';
import type { OfferRequestToDecide } from '@cromia/domain/offers/offer-request';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { listRequestReaders, readCustomerById } from '../customers/index.ts';
import { rejectUnseenMessages } from '../messages/index.ts';
import {
  addPaymentTerms,
  buildEventMails,
  type DocumentEvent,
  toOfferDocument,
} from '../shop-documents/index.ts';
import { storeItemPrices, storeOfferCorrection, storeOfferWithdrawal } from './change-queries.ts';
import { storeProposalDecision } from './negotiation/proposal-queries.ts';
import { storeOfferVersion } from './negotiation/version-queries.ts';
import { calculateTotal, calculateTotalWeight, parseLastDay, priceRows } from './offer-prices.ts';
import { findOfferRequest, listOfferItems, lockOfferRequest, type OfferRequestRow } from './offer-queries.ts';
import { OFFER_REQUEST_ENTITY, readOfferRequestToDecide } from './offer-requests.ts';
import { toOfferedTerms } from './previous-terms.ts';

/** Locks and reads a sent offer, so that concurrent orders and changes wait. @throws Problem NotFound */
async function lockOffer(trx: Transaction, id: string): Promise<OfferRequestRow> {
  const row = (await lockOfferRequest(trx, id)) ? await findOfferRequest(trx, id, null) : undefined;
  if (!row) throw new Problem('NotFound');
  return row;
}

/** Creates the Conflict problem for a change that came too late, with the current state of the offer. */
async function createConflict(trx: Transaction, deps: ServiceDependencies, viewer: Viewer, id: string) {
  const { status, reason, version } = await readOfferRequestToDecide(deps, viewer, id, trx);
  return new Problem('Conflict', { extension: { outcome: { status, reason, version } } });
}

/** Records the event and queues the mails for a change. @returns the current offer */
async function reportChange(
  trx: Transaction,
  deps: ServiceDependencies,
  viewer: Viewer,
  { row, type, mail }: { row: OfferRequestRow; type: EventType; mail: DocumentEvent },
): Promise<OfferRequestToDecide> {
  const changed = await readOfferRequestToDecide(deps, viewer, row.id, trx);
  await recordEvents(trx, [{ type, data: changed }]);
  const recipients = await listRequestReaders(trx, row.customerId, row.userId);
  const document = await addPaymentTerms(trx, toOfferDocument(changed, row));
  await queueMails(trx, buildEventMails(mail, document, recipients, deps.config));
  return changed;
}

/** Marks the proposal that a correction takes over. @throws Problem Conflict if it is no longer open */
async function takeOverProposal(
  trx: Transaction,
  offerRequestId: string,
  { proposalId, version }: OfferCorrection,
  decidedAt: Date,
): Promise<void> {
  const proposal = { id: proposalId ?? '', offerRequestId, version };
  if (!(await storeProposalDecision(trx, proposal, { status: 'TAKEN_OVER', decidedAt })))
    throw new Problem('Conflict');
}

/**
 * Replaces the prices and the last day of a sent offer that is not ordered yet, as its next version. The customer gets
 * a mail; the previous prices remain in the history.
 * @throws Problem NotFound; BadRequest and product errors as `decideOfferRequest`; Conflict with the `outcome` if the
 * offer was ordered, withdrawn or corrected in the meantime, or has expired, and without it if the proposal that it takes
 * over is no longer open; NewMessages
 */
export async function correctOffer(
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
  body: OfferCorrection,
): Promise<OfferRequestToDecide> {
  return deps.db.transaction().execute(async (trx) => {
    const row = await lockOffer(trx, id);
    await rejectUnseenMessages(trx, 'offer-requests', id, body.seenMessages);
    const now = deps.now();
    const today = getToday(deps.config.timeZone, now);
    const customer = await readCustomerById(trx, row.customerId);
    const rows = await priceRows(trx, customer, id, body);
    const offered = toOfferedTerms(await listOfferItems(trx, id));
    const overallDiscount = customer.unconditionalDiscountPct;
    const total = calculateTotal(rows, overallDiscount);
    const expirationDate = parseLastDay(body, today);
    const isCorrected = await storeOfferCorrection(
      trx,
      { id, version: body.version },
      {
        ...{ decidedAt: now, reason: body.reason || null, expirationDate, overallDiscount, total },
        totalWeight: calculateTotalWeight(rows),
      },
      today,
    );
    if (!isCorrected) throw await createConflict(trx, deps, viewer, id);
    await storeItemPrices(trx, id, rows);
    await storeOfferVersion(trx, id);
    if (body.proposalId !== undefined) await takeOverProposal(trx, id, body, now);
    await recordAudit(trx, {
      userId: viewer.userId,
      customerId: customer.id,
      action: 'offer-requests.correct',
      entity: OFFER_REQUEST_ENTITY,
      entityId: id,
      details: {
        version: body.version + 1,
        expirationDate,
        total,
        offered,
        ...(body.reason ? { reason: body.reason } : {}),
      },
    });
    return reportChange(trx, deps, viewer, { row, type: 'offer-request.accepted', mail: 'offerCorrected' });
  });
}

/**
 * Withdraws a sent offer that is not ordered yet: rejects it, deletes its prices and mails the customer.
 * @throws Problem NotFound; Conflict with the `outcome` if the offer was ordered, corrected or withdrawn in the
 * meantime, or has expired
 */
export async function withdrawOffer(
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
  { version, reason }: OfferWithdrawal,
): Promise<OfferRequestToDecide> {
  return deps.db.transaction().execute(async (trx) => {
    const row = await lockOffer(trx, id);
    const now = deps.now();
    const offered = toOfferedTerms(await listOfferItems(trx, id));
    const isWithdrawn = await storeOfferWithdrawal(
      trx,
      { id, version },
      { decidedAt: now, reason: reason || null },
      getToday(deps.config.timeZone, now),
    );
    if (!isWithdrawn) throw await createConflict(trx, deps, viewer, id);
    await recordAudit(trx, {
      userId: viewer.userId,
      customerId: row.customerId,
      action: 'offer-requests.withdraw',
      entity: OFFER_REQUEST_ENTITY,
      entityId: id,
      details: { total: row.total, offered, ...(reason ? { reason } : {}) },
    });
    return reportChange(trx, deps, viewer, { row, type: 'offer-request.rejected', mail: 'offerWithdrawn' });
  });
}

import { getToday } from '@cromia/domain/dates';
import type { OfferDecision } from '@cromia/domain/offers/offer-decision';
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
import { addPaymentTerms, buildEventMails, toOfferDocument } from '../shop-documents/index.ts';
import { storeItemPrices, storeOfferDecision } from './change-queries.ts';
import { storeOfferVersion } from './negotiation/version-queries.ts';
import { calculateTotal, parseLastDay, priceRows } from './offer-prices.ts';
import { findOfferRequest, lockOfferRequest } from './offer-queries.ts';
import { OFFER_REQUEST_ENTITY, readOfferRequestToDecide } from './offer-requests.ts';

/**
 * Decides on an offer request (contract, section 5) in one transaction, with audit entry, event and mails. Accepting
 * sets the price of every line and the last day.
 * @throws Problem NotFound; BadRequest for lines without a price, prices without a line, or a last day that is past or
 * too far ahead; the same as `rejectOfferLines` if a product is no longer available in this quantity; Conflict with the
 * `outcome` if the request was decided or has expired in the meantime; NewMessages
 */
export async function decideOfferRequest(
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
  body: OfferDecision,
): Promise<OfferRequestToDecide> {
  return deps.db.transaction().execute(async (trx) => {
    const row = (await lockOfferRequest(trx, id)) ? await findOfferRequest(trx, id, null) : undefined;
    if (!row) throw new Problem('NotFound');
    await rejectUnseenMessages(trx, 'offer-requests', id, body.seenMessages);
    const now = deps.now();
    const today = getToday(deps.config.timeZone, now);
    const customer = await readCustomerById(trx, row.customerId);
    const isAccepted = body.decision === 'ACCEPTED';
    const rows = isAccepted ? await priceRows(trx, customer, id, body) : [];
    const overallDiscount = isAccepted ? customer.unconditionalDiscountPct : 0;
    const total = isAccepted ? calculateTotal(rows, overallDiscount) : null;
    const expirationDate = isAccepted ? parseLastDay(body, today) : null;
    const isDecided = await storeOfferDecision(
      trx,
      id,
      {
        status: body.decision,
        decidedAt: now,
        reason: body.reason || null,
        expirationDate,
        overallDiscount,
        total,
      },
      today,
    );
    if (!isDecided) throw await createConflict(trx, deps, viewer, id);
    if (isAccepted) {
      await storeItemPrices(trx, id, rows);
      await storeOfferVersion(trx, id);
    }
    await recordAudit(trx, {
      userId: viewer.userId,
      customerId: customer.id,
      action: 'offer-requests.decide',
      entity: OFFER_REQUEST_ENTITY,
      entityId: id,
      details: {
        decision: body.decision,
        ...(isAccepted ? { expirationDate, total } : {}),
        ...(body.reason ? { reason: body.reason } : {}),
      },
    });
    const decided = await readOfferRequestToDecide(deps, viewer, id, trx);
    await recordEvents(trx, [
      { type: isAccepted ? 'offer-request.accepted' : 'offer-request.rejected', data: decided },
    ]);
    const recipients = await listRequestReaders(trx, customer.id, row.userId);
    const event = isAccepted ? 'offerAccepted' : 'offerRejected';
    const document = await addPaymentTerms(trx, toOfferDocument(decided, customer));
    await queueMails(trx, buildEventMails(event, document, recipients, deps.config));
    return decided;
  });
}

/** Creates the Conflict problem for a second decision, with the outcome of the first. */
async function createConflict(
  trx: Transaction,
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
): Promise<Problem> {
  const { status, reason } = await readOfferRequestToDecide(deps, viewer, id, trx);
  return new Problem('Conflict', { extension: { outcome: { status, reason } } });
}

import { calculateEarliestDeliveryDate } from '@cromia/domain/checkout/order';
import { addWorkingDays } from '@cromia/domain/dates';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { EVENT_VIEWER, recordEvents } from '../../platform/events/record-events.ts';
import { Problem } from '../../platform/problem.ts';
import { type ActingCustomer, readTerms } from '../customers/index.ts';
import { announceRequest, reopenRequest, toOfferDocument } from '../shop-documents/index.ts';
import { reopenOffer } from './change-queries.ts';
import { rejectStoredOfferLines } from './offer-lines.ts';
import { findOfferRequest, listOfferItems, lockOfferRequest } from './offer-queries.ts';
import { OFFER_REQUEST_ENTITY, readOfferRequest, readOfferRequestToDecide } from './offer-requests.ts';
import { toOfferedTerms } from './previous-terms.ts';

/**
 * Requests an offer again (section 4): a rejected one at any time, an expired one within 15 days. The same request
 * becomes pending again, as its state machine defines, so lists contain it only once. Previously offered prices remain
 * in the history. The delivery date is moved to the first working day of the possible ones if it is before them.
 * @throws Problem NotFound; Conflict with the `outcome` if its status or age does not allow it; the same as
 * `rejectOfferLines` if a product is no longer available in this quantity
 */
export async function requestOfferAgain(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer: caller }: { viewer: Viewer; customer: ActingCustomer },
  id: string,
): Promise<{ id: string }> {
  const row = (await lockOfferRequest(trx, id)) ? await findOfferRequest(trx, id, caller.id) : undefined;
  if (!row) throw new Problem('NotFound');
  const customer = await readTerms(trx, { viewer, customer: caller });
  const before = await readOfferRequest(deps, viewer, customer, id, trx);
  const items = await listOfferItems(trx, id);
  await reopenRequest(
    trx,
    deps,
    { viewer, customer },
    {
      id,
      entity: OFFER_REQUEST_ENTITY,
      action: 'offer-requests.request-again',
      status: before.status,
      deliveryDateRequested: row.deliveryDateRequested,
      getEarliestDeliveryDate: (today) => calculateEarliestDeliveryDate(today, items),
      store: (dates, limits) => {
        const answerExpectedOn = addWorkingDays(
          limits.today,
          deps.config.offerResponseDays,
          limits.closedDays,
        );
        return reopenOffer(trx, { id, customerId: customer.id }, { ...dates, answerExpectedOn }, limits);
      },
      checkLines: () => rejectStoredOfferLines(trx, customer, items),
      details: {
        was: before.status,
        total: before.total,
        expirationDate: before.expirationDate,
        offered: toOfferedTerms(items),
      },
    },
  );
  await recordEvents(trx, [
    { type: 'offer-request.sent', data: await readOfferRequestToDecide(deps, EVENT_VIEWER, id, trx) },
  ]);
  const offer = await readOfferRequest(deps, viewer, customer, id, trx);
  await announceRequest(trx, deps.config, { viewer, customer }, toOfferDocument(offer, customer));
  return { id };
}

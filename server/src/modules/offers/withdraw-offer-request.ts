import { mayWithdrawRequest } from '@cromia/domain/orders/withdrawal';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { EVENT_VIEWER, recordEvents } from '../../platform/events/record-events.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { announceWithdrawal, toOfferDocument } from '../shop-documents/index.ts';
import { storeRequestWithdrawal } from './change-queries.ts';
import { findOfferRequest, listOfferItems, lockOfferRequest, type OfferItemRow } from './offer-queries.ts';
import { OFFER_REQUEST_ENTITY, readOfferRequestToDecide } from './offer-requests.ts';

/**
 * Withdraws a pending offer request of a customer (contract, section 13), and notifies staff.
 * @returns its lines, and the offer that was ordered, if any
 * @throws Problem NotFound; NotAllowed; Conflict with the `outcome` when it was decided or withdrawn meanwhile, or has expired
 */
export async function withdrawOfferRequest(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  id: string,
): Promise<{ lines: OfferItemRow[]; offerRequestId: string | null }> {
  // Locks the request, so that a concurrent decision waits, and a later read sees it.
  const row = (await lockOfferRequest(trx, id)) ? await findOfferRequest(trx, id, customer.id) : undefined;
  if (!row) throw new Problem('NotFound');
  if (!mayWithdrawRequest(viewer, row.username)) throw new Problem('NotAllowed');
  if (!(await storeRequestWithdrawal(trx, id, getManufacturerToday(deps)))) {
    const { status, reason, version } = await readOfferRequestToDecide(deps, viewer, id, trx);
    throw new Problem('Conflict', { extension: { outcome: { status, reason, version } } });
  }
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: customer.id,
    action: 'offer-requests.withdraw-request',
    entity: OFFER_REQUEST_ENTITY,
    entityId: id,
  });
  const withdrawn = await readOfferRequestToDecide(deps, EVENT_VIEWER, id, trx);
  await recordEvents(trx, [{ type: 'offer-request.withdrawn', data: withdrawn }]);
  await announceWithdrawal(
    trx,
    deps.config,
    { viewer, customer, senderId: row.userId },
    toOfferDocument(withdrawn, customer),
  );
  return { lines: await listOfferItems(trx, id), offerRequestId: null };
}

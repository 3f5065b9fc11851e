import type { WithdrawnRequest } from '@cromia/domain/orders/withdrawal';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { putLinesBack } from '../cart/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { reopenOrderedOffer, withdrawOfferRequest } from '../offers/index.ts';
import { withdrawOrderRequest } from '../orders/index.ts';

interface Caller {
  viewer: Viewer;
  customer: ActingCustomer;
}

const WITHDRAWERS = { 'order-requests': withdrawOrderRequest, 'offer-requests': withdrawOfferRequest };

/**
 * Withdraws a pending order request or offer request (contract, section 13). The offer of an order request can then be
 * ordered again, until it expires.
 * @param toCart also puts its lines back into the caller's cart, as when an order is repeated
 * @throws Problem NotFound; NotAllowed for a colleague's request (see `mayWithdrawRequest`); Conflict with the `outcome` when it is no longer pending
 */
export async function withdrawRequest(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer }: Caller,
  { kind, id, toCart }: { kind: keyof typeof WITHDRAWERS; id: string; toCart: boolean },
): Promise<WithdrawnRequest> {
  const { lines, offerRequestId } = await WITHDRAWERS[kind](trx, deps, { viewer, customer }, id);
  if (offerRequestId !== null) await reopenOrderedOffer(trx, offerRequestId);
  return {
    id,
    status: 'WITHDRAWN',
    cart: toCart ? await putLinesBack(trx, viewer, customer, lines) : null,
  };
}

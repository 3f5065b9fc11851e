import { mayRequestOfferAgain } from '@cromia/domain/offers/offer-request';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { findOfferRequest, listOfferItems } from './offer-queries.ts';

/**
 * The lines of a rejected offer, or of one that has expired within the last 15 days (section 4, "Request new offer").
 * @returns undefined if the id does not belong to an offer request of the customer
 * @throws Problem OrderNotRepeatable for any other status or age
 */
export async function listLinesToRequestAgain(
  trx: Transaction,
  customer: ActingCustomer,
  id: string,
  today: string,
): Promise<{ productId: number; quantity: number }[] | undefined> {
  const offer = await findOfferRequest(trx, id, customer.id);
  if (offer === undefined) return undefined;
  if (!mayRequestOfferAgain(offer, today)) throw new Problem('OrderNotRepeatable');
  return listOfferItems(trx, id);
}

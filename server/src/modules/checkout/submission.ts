import { calculateEarliestDeliveryDate, calculateLatestDeliveryDate } from '@cromia/domain/checkout/order';
import { type Address, listShippingAddresses } from '@cromia/domain/customers/customer';
import type { Transaction } from '../../platform/database/database.ts';
import { Problem, refuseFields } from '../../platform/http/problem.ts';
import { type ActingCustomer, listAddresses } from '../customers/service.ts';

/** A note as it is stored: null for none. */
export function toStoredNote(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

/** @throws Problem BadRequest for a code that none of the customer's shipping choices has */
export async function findShippingAddress(
  trx: Transaction,
  customer: ActingCustomer,
  code: string,
): Promise<Address> {
  const address = listShippingAddresses(await listAddresses(trx, customer.id)).find(
    (choice) => choice.code === code,
  );
  if (!address) throw new Problem('BadRequest', { errors: [{ path: 'address', code: 'invalidField' }] });
  return address;
}

/** Section 5: the earliest delivery date; the latest is ours. @throws Problem DeliveryDateTooEarly, DeliveryDateTooLate */
export function refuseDeliveryDate(
  products: readonly { inStock: boolean }[],
  requested: string,
  today: string,
): void {
  const earliest = calculateEarliestDeliveryDate(today, products);
  if (requested < earliest) refuseFields('DeliveryDateTooEarly', ['deliveryDateRequested']);
  if (requested > calculateLatestDeliveryDate(earliest))
    refuseFields('DeliveryDateTooLate', ['deliveryDateRequested']);
}

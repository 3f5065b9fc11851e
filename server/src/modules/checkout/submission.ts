import { calculateEarliestDeliveryDate, calculateLatestDeliveryDate } from '@cromia/domain/checkout/order';
import { type Address, listShippingAddresses } from '@cromia/domain/customers/customer';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem, rejectFields } from '../../platform/problem.ts';
import { type ActingCustomer, listAddresses } from '../customers/index.ts';

/** Converts an empty note to null. */
export function toStoredNote(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

/** Finds one of the customer's shipping addresses by its code. @throws Problem BadRequest for an unknown code */
export async function findShippingAddress(
  trx: Transaction,
  customer: ActingCustomer,
  code: string,
): Promise<Address> {
  const address = listShippingAddresses(await listAddresses(trx, customer.id)).find(
    (shippingAddress) => shippingAddress.code === code,
  );
  if (!address) throw new Problem('BadRequest', { errors: [{ path: 'address', code: 'invalidField' }] });
  return address;
}

/**
 * Rejects a delivery date outside the allowed range. Section 5 sets the earliest one; the latest is the portal's rule.
 * @throws Problem DeliveryDateTooEarly, DeliveryDateTooLate
 */
export function rejectDeliveryDate(
  products: readonly { inStock: boolean }[],
  requested: string,
  today: string,
): void {
  const earliest = calculateEarliestDeliveryDate(today, products);
  const latest = calculateLatestDeliveryDate(earliest);
  if (requested >= earliest && requested <= latest) return;
  rejectFields(
    requested < earliest ? 'DeliveryDateTooEarly' : 'DeliveryDateTooLate',
    ['deliveryDateRequested'],
    { of: 'day', min: earliest, max: latest },
  );
}

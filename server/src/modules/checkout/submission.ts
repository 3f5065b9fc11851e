import { earliestDeliveryDate } from '@cromia/domain/checkout/order';
import { type Address, shippingChoices } from '@cromia/domain/customers/customer';
import type { Viewer } from '../../platform/access.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type ActingCustomer, listAddresses, requestReaders } from '../customers/service.ts';
import type { Reader } from '../papers/service.ts';

/** A note as it is stored: null for none. */
export function noteOf(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

/** @throws Problem BadRequest for a code that none of the customer's shipping choices has */
export async function shippingAddress(
  trx: Transaction,
  customer: ActingCustomer,
  code: string,
): Promise<Address> {
  const address = shippingChoices(await listAddresses(trx, customer.id)).find(
    (choice) => choice.code === code,
  );
  if (!address) throw new Problem('BadRequest', { errors: [{ path: 'address', code: 'invalidField' }] });
  return address;
}

/** Section 5: the earliest delivery date. @throws Problem DeliveryDateTooEarly */
export function refuseEarlyDelivery(
  products: readonly { inStock: boolean }[],
  requested: string,
  today: string,
): void {
  if (requested >= earliestDeliveryDate(today, products)) return;
  throw new Problem('DeliveryDateTooEarly', {
    errors: [{ path: 'deliveryDateRequested', code: 'invalidField' }],
  });
}

/** Who is told that a request has arrived: whoever sent it and, when that was a manager, the customer's users. */
export async function arrivalReaders(
  trx: Transaction,
  viewer: Viewer,
  customer: ActingCustomer,
): Promise<Reader[]> {
  return viewer.role === 'CUSTOMER' ? [viewer] : requestReaders(trx, customer.id, viewer.userId);
}

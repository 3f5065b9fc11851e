import type { Address } from '@cromia/domain/customers/customer';
import { AddressLines } from '../customers';

/** Where a request or an order goes. */
export function ShippedTo({ address }: { address: Address }) {
  return (
    <>
      {address.businessName && <strong>{address.businessName}</strong>}
      <AddressLines address={address} />
    </>
  );
}

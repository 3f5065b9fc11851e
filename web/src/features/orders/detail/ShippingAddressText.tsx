import type { Address } from '@cromia/domain/customers/customer';
import { AddressLines } from '../../../ui/AddressLines';

/** The shipping address of a request or an order. */
export function ShippingAddressText({ address }: { address: Address }) {
  return (
    <>
      {address.businessName && <strong>{address.businessName}</strong>}
      <AddressLines address={address} />
    </>
  );
}

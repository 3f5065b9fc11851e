import type { Address } from '@cromia/domain/customers/customer';
import { AddressLines } from '../customers';

interface AddressFactProps {
  address: Address;
  /** The customer's, where the address has no name of its own. */
  businessName: string;
}

/** Where a request or an order goes, with the address' code and note. */
export function AddressFact({ address, businessName }: AddressFactProps) {
  return (
    <>
      <strong>{address.businessName ?? businessName}</strong> ({address.code})
      <AddressLines address={address} />
      {address.note}
    </>
  );
}

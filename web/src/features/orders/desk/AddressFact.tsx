import type { Address } from '@cromia/domain/customers/customer';
import { AddressLines } from '../../../ui/AddressLines';

interface AddressFactProps {
  address: Address;
  /** The customer's name, for an address without a name. */
  businessName: string;
}

/** The address of a request or order, with its code and note. */
export function AddressFact({ address, businessName }: AddressFactProps) {
  return (
    <>
      <strong>{address.businessName ?? businessName}</strong> ({address.code})
      <AddressLines address={address} />
      {address.note}
    </>
  );
}

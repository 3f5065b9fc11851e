import { userSearchSource } from '../features/accounts';
import { useProductSearchSource } from '../features/catalogue';
import { deskCustomerSearchSource } from '../features/customer-desk';
import { customerSearchSource } from '../features/customer-profile';
import { deskOfferSearchSource, offerSearchSource } from '../features/offers';
import {
  deskOrderRequestSearchSource,
  deskOrderSearchSource,
  orderRequestSearchSource,
  orderSearchSource,
} from '../features/orders';
import { privateCatalogueSearchSource } from '../features/private-catalogue';
import { sheetSearchSource } from '../features/sds';
import { SearchPalette, type SearchSource } from '../features/shell';

/** Customers of agents and of the desk, before products: a text that names a customer resembles many products too. */
const CUSTOMER_SOURCES: SearchSource[] = [customerSearchSource, deskCustomerSearchSource];

/** Sources of the top bar's search, after products and in addition to pages; each capability with searchable entries adds one. */
const OTHER_SOURCES: SearchSource[] = [
  orderSearchSource,
  orderRequestSearchSource,
  offerSearchSource,
  // Sources for staff.
  deskOrderSearchSource,
  deskOrderRequestSearchSource,
  deskOfferSearchSource,
  sheetSearchSource,
  userSearchSource,
];

/** The search of the top bar, with its sources. */
export default function Search() {
  const products = useProductSearchSource();
  return (
    <SearchPalette
      sources={[privateCatalogueSearchSource, ...CUSTOMER_SOURCES, products, ...OTHER_SOURCES]}
    />
  );
}

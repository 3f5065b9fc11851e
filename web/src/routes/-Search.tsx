import { productSearchSource } from '../features/catalogue';
import { customerSearchSource } from '../features/customer-profile';
import { offerSearchSource } from '../features/offers';
import { orderRequestSearchSource, orderSearchSource } from '../features/orders';
import { privateCatalogueSearchSource } from '../features/private-catalogue';
import { SearchPalette, type SearchSource } from '../features/shell';
import { deskSearchSources } from './-desk-search-sources';

/** Sources of the search of the top bar, beside the pages; each capability with searchable entries adds one. */
const SOURCES: SearchSource[] = [
  privateCatalogueSearchSource,
  productSearchSource,
  customerSearchSource,
  orderSearchSource,
  orderRequestSearchSource,
  offerSearchSource,
  ...deskSearchSources,
];

/** The search of the top bar, with its sources. */
export default function Search() {
  return <SearchPalette sources={SOURCES} />;
}

import { deskSources } from '../features/backoffice';
import { productSource } from '../features/catalogue';
import { customerSource } from '../features/customer-profile';
import { offerSource } from '../features/offers';
import { orderSource } from '../features/orders';
import { privateCatalogueSource } from '../features/private-catalogue';
import { SearchPalette, type SearchSource } from '../features/shell';

/** Sources of the search of the top bar, beside the pages; each capability with searchable entries adds one. */
const SOURCES: SearchSource[] = [
  privateCatalogueSource,
  productSource,
  customerSource,
  orderSource,
  offerSource,
  ...deskSources,
];

/** The search of the top bar, with its sources. */
export default function Search() {
  return <SearchPalette sources={SOURCES} />;
}

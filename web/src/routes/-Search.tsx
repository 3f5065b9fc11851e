import { deskSources } from '../features/backoffice';
import { productSource } from '../features/catalogue';
import { customerSource } from '../features/customer-profile';
import { offerSource } from '../features/offers';
import { orderSource } from '../features/orders';
import { privateCatalogueSource } from '../features/private-catalogue';
import { SearchPalette, type SearchSource } from '../features/shell';

/** What the search of the bar asks besides the pages; each capability with something to find adds its source. */
const SOURCES: SearchSource[] = [
  privateCatalogueSource,
  productSource,
  customerSource,
  orderSource,
  offerSource,
  ...deskSources,
];

/** The search of the bar, with all that it asks. */
export default function Search() {
  return <SearchPalette sources={SOURCES} />;
}

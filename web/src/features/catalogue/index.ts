export { GuestPage } from './GuestPage';
export { productSource } from './product-source';
export { SearchPage } from './SearchPage';
export { SelectorPage } from './SelectorPage';
export { catalogueSearchSchema, entrySearchSchema, guestSearchSchema } from './search/search-state';

export { GuestPage } from './GuestPage';
export { ProductStage } from './product/ProductStage';
export { SentenceWithCode } from './product/SentenceWithCode';
export { successorOf } from './product/StandingNotice';
export { productSource } from './product-source';
export { SearchPage } from './SearchPage';
export { SelectorPage } from './SelectorPage';
export { catalogueSearchSchema, entrySearchSchema, guestSearchSchema } from './search/search-state';
export { useProductWindow } from './use-product-window';

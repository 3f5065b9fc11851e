export { BuyOptionsDialog } from './buying/BuyOptionsDialog';
export { CartChoice } from './buying/CartChoice';
export { LoginPrompt } from './buying/LoginPrompt';
export { colorsQuery, productQuery, serialQuery } from './catalogue-queries';
export { MixingPage } from './desk/mixing/MixingPage';
export { SerialMixingPage } from './desk/mixing/SerialMixingPage';
export { CataloguePage } from './desk/products/CataloguePage';
export { CorrectedValues } from './desk/products/CorrectedValues';
export { SerialDeskPage } from './desk/products/SerialDeskPage';
export { SearchesPage } from './desk/search/SearchesPage';
export { SynonymsPage } from './desk/search/SynonymsPage';
export { GuestPage } from './GuestPage';
export {
  DESK_CATALOGUE_NAV_ITEM,
  DESK_MIXING_NAV_ITEM,
  DESK_SEARCH_SYNONYMS_NAV_ITEM,
  DESK_SEARCHES_NAV_ITEM,
  PRODUCT_SEARCH_NAV_ITEM,
} from './nav-items';
export { findSuccessor } from './product/AvailabilityNotice';
export { ColorSelect } from './product/ColorSelect';
export { ListWithProductDetail } from './product/ListWithProductDetail';
export { PackagingChoice } from './product/PackagingChoice';
export { ProductCharacteristics } from './product/ProductCharacteristics';
export { SentenceWithCode } from './product/SentenceWithCode';
export { toCodeInColor } from './product/select-code';
export { FoundSerials } from './results/FoundSerials';
export { SearchPage } from './SearchPage';
export { SelectorPage } from './SelectorPage';
export { catalogueSearchSchema, entrySearchSchema, guestSearchSchema } from './search/search-state';
export { useProductSearchSource } from './top-search/use-product-search-source';
export { useProductWindow } from './use-product-window';

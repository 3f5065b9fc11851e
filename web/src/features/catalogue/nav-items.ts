import { IconColorSwatch, IconFlask, IconLanguage, IconReportSearch, IconSearch } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The product search. */
export const PRODUCT_SEARCH_NAV_ITEM: NavItem = {
  path: '/products-search',
  text: 'shell:nav.productSearch',
  icon: IconSearch,
};

/** The catalogue, at the desk. */
export const DESK_CATALOGUE_NAV_ITEM: NavItem = {
  path: '/backoffice/catalogue',
  text: 'shell:private.catalogue',
  icon: IconColorSwatch,
};

/** The mixing data, at the desk. */
export const DESK_MIXING_NAV_ITEM: NavItem = {
  path: '/backoffice/mixing',
  text: 'shell:private.mixing',
  icon: IconFlask,
};

/** The searches, at the desk. */
export const DESK_SEARCHES_NAV_ITEM: NavItem = {
  path: '/backoffice/searches',
  text: 'shell:private.searches',
  icon: IconReportSearch,
};

/** The synonyms of the search, at the desk. */
export const DESK_SEARCH_SYNONYMS_NAV_ITEM: NavItem = {
  path: '/backoffice/search-synonyms',
  text: 'shell:private.searchSynonyms',
  icon: IconLanguage,
};

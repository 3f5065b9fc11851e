import { IconColorSwatch, IconFlask, IconLanguage, IconReportSearch, IconSearch } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The product search in navigation. */
export const PRODUCT_SEARCH_NAV_ITEM: NavItem = {
  path: '/products-search',
  text: 'shell:nav.productSearch',
  icon: IconSearch,
};

/** The catalogue in the navigation of the back office. */
export const DESK_CATALOGUE_NAV_ITEM: NavItem = {
  path: '/backoffice/catalogue',
  text: 'shell:private.catalogue',
  icon: IconColorSwatch,
};

/** The mixing data in the navigation of the back office. */
export const DESK_MIXING_NAV_ITEM: NavItem = {
  path: '/backoffice/mixing',
  text: 'shell:private.mixing',
  icon: IconFlask,
};

/** The search statistics in the navigation of the back office. */
export const DESK_SEARCHES_NAV_ITEM: NavItem = {
  path: '/backoffice/searches',
  text: 'shell:private.searches',
  icon: IconReportSearch,
};

/** The search synonyms in the navigation of the back office. */
export const DESK_SEARCH_SYNONYMS_NAV_ITEM: NavItem = {
  path: '/backoffice/search-synonyms',
  text: 'shell:private.searchSynonyms',
  icon: IconLanguage,
};

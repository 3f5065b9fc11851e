import { IconFileText } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The offer requests of a portfolio in navigation. */
export const PORTFOLIO_OFFERS_NAV_ITEM: NavItem = {
  path: '/profile-agent/offers',
  text: 'shell:private.portfolioOffers',
  icon: IconFileText,
};

/** The offer requests of a customer in navigation. */
export const OFFER_REQUESTS_NAV_ITEM: NavItem = {
  path: '/profile-customer/request-offers',
  text: 'shell:private.requestOffers',
  icon: IconFileText,
};

/** The offer requests in the navigation of the back office. */
export const DESK_OFFER_REQUESTS_NAV_ITEM: NavItem = {
  path: '/backoffice/offer-requests',
  text: 'shell:private.requestOffers',
  icon: IconFileText,
};

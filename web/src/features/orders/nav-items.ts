import { IconClipboardCheck, IconTruckDelivery } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The orders of a portfolio in navigation. */
export const PORTFOLIO_ORDERS_NAV_ITEM: NavItem = {
  path: '/profile-agent/orders',
  text: 'shell:private.portfolioOrders',
  icon: IconTruckDelivery,
};

/** The order requests of a portfolio in navigation. */
export const PORTFOLIO_ORDER_REQUESTS_NAV_ITEM: NavItem = {
  path: '/profile-agent/order-requests',
  text: 'shell:private.portfolioRequests',
  icon: IconClipboardCheck,
};

/** The order requests of a customer in navigation. */
export const ORDER_REQUESTS_NAV_ITEM: NavItem = {
  path: '/profile-customer/request-orders',
  text: 'shell:private.requestOrders',
  icon: IconClipboardCheck,
};

/** The orders of a customer in navigation. */
export const ORDERS_NAV_ITEM: NavItem = {
  path: '/profile-customer/orders',
  text: 'shell:private.orders',
  icon: IconTruckDelivery,
};

/** The order requests in the navigation of the back office. */
export const DESK_ORDER_REQUESTS_NAV_ITEM: NavItem = {
  path: '/backoffice/order-requests',
  text: 'shell:private.requestOrders',
  icon: IconClipboardCheck,
};

/** The orders in the navigation of the back office. */
export const DESK_ORDERS_NAV_ITEM: NavItem = {
  path: '/backoffice/orders',
  text: 'shell:private.orders',
  icon: IconTruckDelivery,
};

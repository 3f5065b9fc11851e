import { decidePageAccess } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers } from '@cromia/domain/accounts/roles';
import { IconLayoutDashboard } from '@tabler/icons-react';
import {
  DESK_PERSONAL_DATA_NAV_ITEM,
  DESK_USERS_NAV_ITEM,
  LOGIN_NAV_ITEM,
  REGISTRATION_NAV_ITEM,
  USER_PROFILE_NAV_ITEM,
} from '../features/accounts';
import { getActingCustomer } from '../features/acting';
import { DESK_CUSTOMER_REQUESTS_NAV_ITEM, INVITATIONS_NAV_ITEM } from '../features/activation';
import { APPROVALS_NAV_ITEM, hasApprovals } from '../features/approvals/nav-items';
import { DESK_AUDIT_NAV_ITEM } from '../features/audit';
import { CART_NAV_ITEM } from '../features/cart';
import {
  DESK_CATALOGUE_NAV_ITEM,
  DESK_MIXING_NAV_ITEM,
  DESK_SEARCH_SYNONYMS_NAV_ITEM,
  DESK_SEARCHES_NAV_ITEM,
  PRODUCT_SEARCH_NAV_ITEM,
} from '../features/catalogue';
import { CLAIMS_NAV_ITEM, DESK_CLAIMS_NAV_ITEM } from '../features/claims/nav-items';
import { DESK_CLOSURES_NAV_ITEM } from '../features/closures';
import { CONTACT_AREA_NAV_ITEM, CONTACT_NAV_ITEM, DESK_CONTACT_REQUESTS_NAV_ITEM } from '../features/contact';
import { DESK_CUSTOMERS_NAV_ITEM } from '../features/customer-desk';
import { CUSTOMER_PROFILE_NAV_ITEM } from '../features/customer-profile';
import {
  DESK_PORTFOLIOS_NAV_ITEM,
  DESK_UPDATE_REQUESTS_NAV_ITEM,
  MANAGED_CUSTOMERS_NAV_ITEM,
} from '../features/customers';
import { DEALERS_NAV_ITEM, DESK_DEALERS_NAV_ITEM } from '../features/dealers';
import { DESK_HAZARDS_NAV_ITEM } from '../features/hazards';
import { FAQ_NAV_ITEM, TUTORIALS_NAV_ITEM } from '../features/help';
import { DESK_IMPORTS_NAV_ITEM } from '../features/integration';
import { INVOICES_NAV_ITEM } from '../features/invoices';
import {
  DESK_OFFER_REQUESTS_NAV_ITEM,
  OFFER_REQUESTS_NAV_ITEM,
  PORTFOLIO_OFFERS_NAV_ITEM,
} from '../features/offers';
import { DESK_FAILED_MAILS_NAV_ITEM, DESK_JOBS_NAV_ITEM } from '../features/operating';
import { ORDERED_PRODUCTS_NAV_ITEM } from '../features/ordered-products';
import {
  DESK_ORDER_REQUESTS_NAV_ITEM,
  DESK_ORDERS_NAV_ITEM,
  ORDER_REQUESTS_NAV_ITEM,
  ORDERS_NAV_ITEM,
  PORTFOLIO_ORDER_REQUESTS_NAV_ITEM,
  PORTFOLIO_ORDERS_NAV_ITEM,
} from '../features/orders';
import {
  CUSTOMER_OVERVIEW_NAV_ITEM,
  DESK_OVERVIEW_NAV_ITEM,
  PORTFOLIO_OVERVIEW_NAV_ITEM,
} from '../features/overview';
import { PEOPLE_NAV_ITEM } from '../features/people';
import { DESK_PRIVATE_CATALOGUE_NAV_ITEM, PRIVATE_CATALOGUE_NAV_ITEM } from '../features/private-catalogue';
import { DESK_PRODUCT_IMAGES_NAV_ITEM } from '../features/product-images';
import { QUICK_ORDER_NAV_ITEM } from '../features/quick-order';
import { DESK_SDS_DELIVERIES_NAV_ITEM, DESK_SDS_NAV_ITEM, SDS_NAV_ITEM } from '../features/sds';
import { filterVisibleNavItems, type NavItem, type Navigation } from '../features/shell';
import { DESK_SHIPMENTS_NAV_ITEM, SHIPMENTS_NAV_ITEM } from '../features/shipments';
import { SHOPPING_LISTS_NAV_ITEM } from '../features/shopping-lists';
import { STATEMENTS_NAV_ITEM } from '../features/statements/nav-items';
import { DESK_TDS_NAV_ITEM } from '../features/tds';
import { DESK_WEBHOOKS_NAV_ITEM } from '../features/webhooks';
import type { TextKey } from '../i18n/keys';

/** The pages of one customer, for its users and its managers. */
const CUSTOMER_PAGES: NavItem[] = [
  CUSTOMER_OVERVIEW_NAV_ITEM,
  CUSTOMER_PROFILE_NAV_ITEM,
  ORDERED_PRODUCTS_NAV_ITEM,
  QUICK_ORDER_NAV_ITEM,
  SHOPPING_LISTS_NAV_ITEM,
  CART_NAV_ITEM,
  APPROVALS_NAV_ITEM,
  OFFER_REQUESTS_NAV_ITEM,
  ORDER_REQUESTS_NAV_ITEM,
  ORDERS_NAV_ITEM,
  SHIPMENTS_NAV_ITEM,
  CLAIMS_NAV_ITEM,
  INVOICES_NAV_ITEM,
  STATEMENTS_NAV_ITEM,
].map((item) => ({ ...item, isOfCustomer: true }));

/** The pages of a manager: the overview, the customers, and their requests and orders in one list each. */
const MANAGER_PAGES: NavItem[] = [
  PORTFOLIO_OVERVIEW_NAV_ITEM,
  MANAGED_CUSTOMERS_NAV_ITEM,
  PORTFOLIO_OFFERS_NAV_ITEM,
  PORTFOLIO_ORDER_REQUESTS_NAV_ITEM,
  PORTFOLIO_ORDERS_NAV_ITEM,
];

function withGroup(group: TextKey, items: readonly NavItem[]): NavItem[] {
  return items.map((item) => ({ ...item, group }));
}

/** The back office with its pages, in the order of its side navigation (contract, section 5). */
const BACK_OFFICE = {
  path: '/backoffice',
  text: 'shell:nav.backOffice',
  icon: IconLayoutDashboard,
  pages: [
    DESK_OVERVIEW_NAV_ITEM,
    ...withGroup('shell:groups.requests', [
      DESK_CUSTOMER_REQUESTS_NAV_ITEM,
      DESK_OFFER_REQUESTS_NAV_ITEM,
      DESK_ORDER_REQUESTS_NAV_ITEM,
      DESK_UPDATE_REQUESTS_NAV_ITEM,
      DESK_CONTACT_REQUESTS_NAV_ITEM,
    ]),
    ...withGroup('shell:groups.orders', [
      DESK_ORDERS_NAV_ITEM,
      DESK_SHIPMENTS_NAV_ITEM,
      DESK_CLAIMS_NAV_ITEM,
      DESK_CLOSURES_NAV_ITEM,
    ]),
    ...withGroup('shell:groups.customers', [
      DESK_CUSTOMERS_NAV_ITEM,
      DESK_PORTFOLIOS_NAV_ITEM,
      DESK_USERS_NAV_ITEM,
      DESK_PERSONAL_DATA_NAV_ITEM,
      DESK_DEALERS_NAV_ITEM,
    ]),
    ...withGroup('shell:groups.catalogue', [
      DESK_CATALOGUE_NAV_ITEM,
      DESK_MIXING_NAV_ITEM,
      DESK_HAZARDS_NAV_ITEM,
      DESK_PRODUCT_IMAGES_NAV_ITEM,
      DESK_PRIVATE_CATALOGUE_NAV_ITEM,
      DESK_SEARCHES_NAV_ITEM,
      DESK_SEARCH_SYNONYMS_NAV_ITEM,
    ]),
    ...withGroup('shell:groups.documents', [
      DESK_SDS_NAV_ITEM,
      DESK_TDS_NAV_ITEM,
      DESK_SDS_DELIVERIES_NAV_ITEM,
    ]),
    ...withGroup('shell:groups.system', [
      DESK_IMPORTS_NAV_ITEM,
      DESK_WEBHOOKS_NAV_ITEM,
      DESK_JOBS_NAV_ITEM,
      DESK_FAILED_MAILS_NAV_ITEM,
      DESK_AUDIT_NAV_ITEM,
    ]),
  ],
} satisfies NavItem;

/**
 * Entries of the private area in the order of its side navigation, before filtering by access.
 * @param isActing whether an agent or commercial user has picked a customer
 */
function listPrivateNavItems(user: User, isActing: boolean): NavItem[] {
  const isManager = actsForCustomers(user.role);
  return [
    ...(isManager ? MANAGER_PAGES : []),
    ...(user.role === 'CUSTOMER' || isActing
      ? CUSTOMER_PAGES.filter(({ path }) => path !== APPROVALS_NAV_ITEM.path || hasApprovals(user))
      : []),
    // Section 2: the invitations' link is only for companies, and not for agents and commercial users.
    ...(user.type === 'C' && !isManager ? [INVITATIONS_NAV_ITEM] : []),
    ...(user.role === 'CUSTOMER' ? [PEOPLE_NAV_ITEM] : []),
    USER_PROFILE_NAV_ITEM,
    SDS_NAV_ITEM,
    CONTACT_AREA_NAV_ITEM,
    BACK_OFFICE,
  ];
}

/** The pages that a user opens most, for the bar at the bottom of a phone; none for users with few pages. */
function listPhoneNavItems(user: User, isActing: boolean): NavItem[] {
  if (user.role === 'CUSTOMER' || isActing) {
    return [
      { ...PRODUCT_SEARCH_NAV_ITEM, shortText: 'shell:phoneBar.search', withChildren: true },
      { ...ORDERED_PRODUCTS_NAV_ITEM, shortText: 'shell:phoneBar.reorder' },
      CART_NAV_ITEM,
      ORDERS_NAV_ITEM,
    ];
  }
  if (!actsForCustomers(user.role)) return [];
  return [
    { ...PRODUCT_SEARCH_NAV_ITEM, shortText: 'shell:phoneBar.search', withChildren: true },
    MANAGED_CUSTOMERS_NAV_ITEM,
    { ...PORTFOLIO_OFFERS_NAV_ITEM, shortText: 'shell:phoneBar.offers' },
    { ...PORTFOLIO_ORDERS_NAV_ITEM, shortText: 'shell:phoneBar.orders' },
  ];
}

/**
 * The home page of a user: the overview of the customer with a customer code, else that of the portfolio for agents and
 * commercial users, else the user profile; if that does not exist, the next best page, which is the back office for
 * staff.
 */
export function findHomePath(user: User, exists: (path: string) => boolean): string {
  const preferred =
    (user.customerCode ?? getActingCustomer())
      ? CUSTOMER_PAGES
      : actsForCustomers(user.role)
        ? MANAGER_PAGES
        : [];
  const candidates = [
    ...preferred,
    USER_PROFILE_NAV_ITEM,
    ...filterVisibleNavItems([BACK_OFFICE], user, exists),
    PRODUCT_SEARCH_NAV_ITEM,
  ];
  return candidates.find(({ path }) => exists(path) && decidePageAccess(user, path) === 'allow')?.path ?? '/';
}

/** The navigation of the portal, from the entries of the capabilities. */
export const NAVIGATION: Navigation = {
  top: [PRODUCT_SEARCH_NAV_ITEM, FAQ_NAV_ITEM],
  visitorTop: [
    { ...PRIVATE_CATALOGUE_NAV_ITEM, text: 'shell:nav.products' },
    { ...DEALERS_NAV_ITEM, text: 'shell:nav.dealers' },
    FAQ_NAV_ITEM,
    { ...CONTACT_NAV_ITEM, text: 'shell:nav.contacts' },
  ],
  footer: [TUTORIALS_NAV_ITEM, CONTACT_NAV_ITEM],
  unlisted: [PRIVATE_CATALOGUE_NAV_ITEM, DEALERS_NAV_ITEM],
  visitors: [CONTACT_NAV_ITEM, REGISTRATION_NAV_ITEM, LOGIN_NAV_ITEM],
  backOffice: BACK_OFFICE,
  managedCustomers: MANAGED_CUSTOMERS_NAV_ITEM,
  customerProfile: CUSTOMER_PROFILE_NAV_ITEM,
  userProfile: USER_PROFILE_NAV_ITEM,
  cart: CART_NAV_ITEM,
  customerService: CONTACT_NAV_ITEM,
  listPrivateNavItems,
  listPhoneNavItems,
  findHomePath,
  // Section 2: the private area, including the back office.
  isPrivatePath: (path) => /^\/(profile-|customer-request|checkout|sds|contact-area|backoffice)/.test(path),
  isAreaPath: (path) => /^\/(profile-|sds|contact-area|backoffice)/.test(path),
};

import { type AccessAction, decidePageAccess, isAllowed } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers } from '@cromia/domain/accounts/roles';
import {
  IconBinaryTree,
  IconBolt,
  IconBuildingFactory2,
  IconBuildingStore,
  IconClipboardCheck,
  IconClockPlay,
  IconColorSwatch,
  IconFileCertificate,
  IconFileText,
  IconFlask,
  IconHeadset,
  IconHelpCircle,
  IconHistory,
  IconHomeHeart,
  IconLanguage,
  IconLayoutDashboard,
  IconListDetails,
  IconLogin,
  IconMail,
  IconMailFast,
  IconMailX,
  IconMapPin,
  IconMessage,
  IconPencilCheck,
  IconPhoto,
  IconReportSearch,
  IconSearch,
  IconShieldLock,
  IconShoppingCart,
  IconTableImport,
  IconTruckDelivery,
  IconUser,
  IconUserCog,
  IconUserPlus,
  IconUsers,
  IconWebhook,
  type TablerIcon,
} from '@tabler/icons-react';
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import type { TextKey } from '../../../i18n/keys';
import { getActingCustomer } from '../../acting';

/** A page that navigation leads to. */
export interface NavItem {
  path: string;
  /** The route behind a path with parameters. */
  route?: string;
  text: TextKey;
  icon: TablerIcon;
  /** Heading of its group in a long list. */
  group?: TextKey;
  /** Action that shows the entry, if not every user who may see the page gets it. */
  action?: AccessAction;
  /** Whether it stays current on the pages below it. */
  withChildren?: boolean;
  /** Whether it is current on its own page only, regardless of the list. */
  isExact?: boolean;
  /** For an entry that only leads to other pages: open to users who may see one of them. */
  pages?: readonly NavItem[];
}

export const CART_NAV_ITEM: NavItem = {
  path: '/profile-customer/cart',
  text: 'shell:private.cart',
  icon: IconShoppingCart,
};
export const AGENT_PROFILE_NAV_ITEM: NavItem = {
  path: '/profile-agent',
  text: 'shell:private.profileAgent',
  icon: IconUsers,
};
/** Requests and orders of a manager's customers, in one list each. */
const PORTFOLIO_PLACES: NavItem[] = [
  { path: '/profile-agent/offers', text: 'shell:private.portfolioOffers', icon: IconFileText },
  { path: '/profile-agent/orders', text: 'shell:private.portfolioOrders', icon: IconTruckDelivery },
];
export const USER_PROFILE_NAV_ITEM: NavItem = {
  path: '/profile-user',
  text: 'shell:private.profileUser',
  icon: IconUser,
};

export const CUSTOMER_PROFILE_NAV_ITEM: NavItem = {
  path: '/profile-customer',
  text: 'shell:private.profileCustomer',
  icon: IconBuildingFactory2,
};

/** The pages of one customer: for its own users and its managers. */
const CUSTOMER_PLACES: NavItem[] = [
  CUSTOMER_PROFILE_NAV_ITEM,
  { path: '/profile-customer/ordered-products', text: 'shell:private.orderedProducts', icon: IconHistory },
  { path: '/profile-customer/quick-order', text: 'shell:private.quickOrder', icon: IconBolt },
  CART_NAV_ITEM,
  { path: '/profile-customer/request-offers', text: 'shell:private.requestOffers', icon: IconFileText },
  { path: '/profile-customer/request-orders', text: 'shell:private.requestOrders', icon: IconClipboardCheck },
  { path: '/profile-customer/orders', text: 'shell:private.orders', icon: IconTruckDelivery },
];

function groupOf(group: TextKey, places: readonly NavItem[]): NavItem[] {
  return places.map((place) => ({ ...place, group }));
}

/** The pages of the back office, in the order of its side navigation (contract, section 5). */
const BACK_OFFICE_PLACES: NavItem[] = [
  { path: '/backoffice', text: 'shell:private.overview', icon: IconLayoutDashboard, isExact: true },
  ...groupOf('shell:groups.requests', [
    { path: '/backoffice/customer-requests', text: 'shell:private.customerRequests', icon: IconUserPlus },
    { path: '/backoffice/offer-requests', text: 'shell:private.requestOffers', icon: IconFileText },
    { path: '/backoffice/order-requests', text: 'shell:private.requestOrders', icon: IconClipboardCheck },
    {
      path: '/backoffice/update-customer-requests',
      text: 'shell:private.updateRequests',
      icon: IconPencilCheck,
    },
    { path: '/backoffice/contact-requests', text: 'shell:private.contactRequests', icon: IconMessage },
  ]),
  ...groupOf('shell:groups.orders', [
    { path: '/backoffice/orders', text: 'shell:private.orders', icon: IconTruckDelivery },
  ]),
  ...groupOf('shell:groups.customers', [
    { path: '/backoffice/customers', text: 'shell:private.profileAgent', icon: IconBuildingStore },
    { path: '/backoffice/portfolios', text: 'shell:private.portfolios', icon: IconUsers },
    { path: '/backoffice/users', text: 'shell:private.users', icon: IconUserCog },
    { path: '/backoffice/personal-data', text: 'shell:private.personalData', icon: IconShieldLock },
    { path: '/backoffice/dealers', text: 'shell:private.dealers', icon: IconMapPin },
  ]),
  ...groupOf('shell:groups.catalogue', [
    { path: '/backoffice/catalogue', text: 'shell:private.catalogue', icon: IconColorSwatch },
    { path: '/backoffice/mixing', text: 'shell:private.mixing', icon: IconFlask },
    { path: '/backoffice/product-images', text: 'shell:private.productImages', icon: IconPhoto },
    { path: '/backoffice/private-catalogue', text: 'shell:private.privateCatalogue', icon: IconBinaryTree },
    { path: '/backoffice/searches', text: 'shell:private.searches', icon: IconReportSearch },
    { path: '/backoffice/search-synonyms', text: 'shell:private.searchSynonyms', icon: IconLanguage },
  ]),
  ...groupOf('shell:groups.documents', [
    { path: '/backoffice/sds', text: 'shell:private.sdsDocuments', icon: IconFileCertificate },
    { path: '/backoffice/tds', text: 'shell:private.tdsDocuments', icon: IconFileText },
    { path: '/backoffice/sds-deliveries', text: 'shell:private.sdsDeliveries', icon: IconMailFast },
  ]),
  ...groupOf('shell:groups.system', [
    { path: '/backoffice/imports', text: 'shell:private.imports', icon: IconTableImport },
    { path: '/backoffice/webhooks', text: 'shell:private.webhooks', icon: IconWebhook },
    { path: '/backoffice/jobs', text: 'shell:private.jobs', icon: IconClockPlay },
    { path: '/backoffice/failed-mails', text: 'shell:private.failedMails', icon: IconMailX },
    { path: '/backoffice/audit', text: 'shell:private.audit', icon: IconListDetails },
  ]),
];
export const BACK_OFFICE_NAV_ITEM: NavItem = {
  path: '/backoffice',
  text: 'shell:nav.backOffice',
  icon: IconLayoutDashboard,
  pages: BACK_OFFICE_PLACES,
};

const SERVICE_PLACES: NavItem[] = [
  {
    path: '/sds',
    text: 'shell:private.sds',
    icon: IconFileCertificate,
    action: 'sds.tab',
    withChildren: true,
  },
  { path: '/contact-area', text: 'shell:private.contactArea', icon: IconHeadset },
  BACK_OFFICE_NAV_ITEM,
];

const INVITATIONS: NavItem = {
  path: '/profile-customer/invite-list',
  text: 'shell:private.inviteList',
  icon: IconMail,
};

export const TOP_NAV_ITEMS: NavItem[] = [
  { path: '/products-search', text: 'shell:nav.productSearch', icon: IconSearch },
  { path: '/faq', text: 'shell:nav.faq', icon: IconHelpCircle },
];

/** Public pages that the menus leave out; the search of the top bar finds them for everybody. */
export const PUBLIC_NAV_ITEMS: NavItem[] = [
  { path: '/products-search/b2c', text: 'shell:home.ways.private.action', icon: IconHomeHeart },
  {
    path: '/products-search/sellersMap/true/true',
    route: '/products-search/sellersMap/$priv/$professional',
    text: 'shell:home.ways.dealers.action',
    icon: IconMapPin,
  },
];

/** Further pages for visitors. */
export const VISITOR_NAV_ITEMS: NavItem[] = [
  { path: '/contact-area', text: 'shell:footer.contact', icon: IconHeadset },
  {
    path: '/registration/C',
    route: '/registration/$type',
    text: 'shell:home.ways.business.action',
    icon: IconBuildingFactory2,
  },
  { path: '/login', text: 'shell:nav.login', icon: IconLogin },
];

/** Whether a page belongs to the private area, including the back office (section 2). */
export function isPrivatePath(path: string): boolean {
  return /^\/(profile-|customer-request|checkout|sds|contact-area|backoffice)/.test(path);
}

/** Tells which of the specification's pages exist in this build, since navigation must not link to missing ones. */
export function usePageExists(): (path: string) => boolean {
  const router = useRouter();
  return (path) => doesPageExist(router.routesByPath, path);
}

/** The same for guards, which cannot use hooks. A layout route without a page of its own is no page. */
export function doesPageExist(routes: RegisteredRouter['routesByPath'], path: string): boolean {
  return Object.entries(routes).some(([known, route]) => known === path && route.children === undefined);
}

/**
 * Entries of the private area in the order of its side navigation, before filtering by access.
 * @param acting whether an agent or commercial user has picked a customer
 */
export function listPrivateNavItems(user: User, acting: boolean): NavItem[] {
  const manages = actsForCustomers(user.role);
  const ofCustomer = user.role === 'CUSTOMER' || acting ? CUSTOMER_PLACES : [];
  // Section 2: the invitations' link is only for companies, and not for agents and commercial users.
  const invitations = user.type === 'C' && !manages ? [INVITATIONS] : [];
  return [
    ...(manages ? [AGENT_PROFILE_NAV_ITEM, ...PORTFOLIO_PLACES] : []),
    ...ofCustomer,
    ...invitations,
    USER_PROFILE_NAV_ITEM,
    ...SERVICE_PLACES,
  ];
}

/** Keeps the entries that exist and that the viewer may see. */
export function filterVisibleNavItems(
  places: readonly NavItem[],
  user: User | null,
  exists: (path: string) => boolean,
): NavItem[] {
  return places.filter(
    ({ path, route = path, pages, action }) =>
      exists(route) &&
      (action === undefined || isAllowed(user, action)) &&
      decidePageAccess(user, path) === 'allow' &&
      (pages === undefined || filterVisibleNavItems(pages, user, exists).length > 0),
  );
}

/** The pages of the back office that a user may see. */
export function listBackOfficeNavItems(user: User | null, exists: (path: string) => boolean): NavItem[] {
  return filterVisibleNavItems(BACK_OFFICE_PLACES, user, exists);
}

/**
 * The home page of a user (section 2): the customer profile with a customer code, else the agent profile for agents and
 * commercial users, else the user profile; if that does not exist, the next best page, which is the back office for
 * staff.
 */
export function findHomePath(user: User, exists: (path: string) => boolean): string {
  const wanted =
    (user.customerCode ?? getActingCustomer())
      ? ['/profile-customer', ...CUSTOMER_PLACES.map((place) => place.path)]
      : actsForCustomers(user.role)
        ? ['/profile-agent']
        : [];
  const work = filterVisibleNavItems([BACK_OFFICE_NAV_ITEM], user, exists).map((place) => place.path);
  const candidates = [...wanted, '/profile-user', ...work, '/products-search'];
  return candidates.find((path) => exists(path) && decidePageAccess(user, path) === 'allow') ?? '/';
}

import { ROLES, type Role, type SdsRole, type TdsRole, type UserType } from './roles.ts';

/** The user who makes a call; null for a visitor. */
export type AccessViewer = { role: Role; type: UserType; roleSds: SdsRole; roleTds: TdsRole } | null;

/** Subjects of a rule: roles, visitors, API keys, and users whose right comes from another field than the role. */
type Subject = 'VISITOR' | 'KEY' | Role | SpecialSubject;
type SpecialSubject = 'SDS_EMPLOYEE' | 'SDS_AUTO' | 'TDS_USER' | 'TDS_ADMIN';

interface Rule {
  readonly who: readonly Subject[];
  /** Restricts the rule to users of this type. */
  readonly type?: UserType;
}

const EVERYBODY = ['VISITOR', ...ROLES] as const;
const USERS = ROLES;
const SHOP = ['CUSTOMER', 'AGENT', 'COMMERCIAL'] as const;
const MANAGERS = ['AGENT', 'COMMERCIAL'] as const;
const DECIDERS = ['ADMIN', 'CROMIA'] as const;
const STAFF = ['IT', 'ADMIN', 'CROMIA'] as const;
const SDS_SHOP = [...SHOP, 'CROMIA', 'IT', 'ADMIN', 'SDS_EMPLOYEE'] as const;
const SDS_WAREHOUSE = ['AGENT', 'COMMERCIAL', 'CROMIA', 'IT', 'ADMIN', 'SDS_EMPLOYEE'] as const;
const SDS_DESK = ['ADMIN', 'IT', 'CROMIA', 'SDS_EMPLOYEE'] as const;

/**
 * The access table (section 6): one row per action of the product. Each API route names its row; pages and buttons
 * check the same row.
 */
export const ACCESS_RULES = {
  // Public
  'public.read': { who: EVERYBODY },
  'accounts.login': { who: EVERYBODY },
  'accounts.refresh': { who: EVERYBODY },
  'accounts.logout': { who: EVERYBODY },
  'accounts.register': { who: EVERYBODY },
  'accounts.reset-password': { who: EVERYBODY },
  'contact.send': { who: EVERYBODY },
  // Video tutorials (section 2, /faq): the first is public, two more are for users, the rest for users with a role
  // above USER
  'help.first-steps': { who: EVERYBODY },
  'help.users': { who: USERS },
  'help.customers': { who: [...SHOP, ...STAFF] },
  // Demo only: the portal writes mails to a folder instead of sending them
  'demo.mailbox': { who: EVERYBODY },

  // The caller's own account
  'accounts.read': { who: USERS },
  'accounts.change': { who: USERS },
  'accounts.change-password': { who: USERS },
  // Agents and commercial staff can change only their language and notifications
  'accounts.edit-profile': { who: ['USER', 'CUSTOMER', 'IT', 'ADMIN', 'CROMIA'] },

  // Catalogue: visitors search as guests
  'catalogue.search': { who: EVERYBODY },
  'catalogue.read': { who: EVERYBODY },
  'catalogue.b2b': { who: USERS, type: 'C' },
  'catalogue.prices': { who: SHOP },
  'catalogue.price-terms': { who: MANAGERS },
  'private-catalogue.read': { who: EVERYBODY },
  'private-catalogue.upload': { who: ['IT'] },
  'dealers.read': { who: EVERYBODY },

  // Technical data sheets: their list is public, the download requires login
  'tds.languages': { who: EVERYBODY },
  'tds.download': { who: USERS },
  'tds.app': { who: ['TDS_USER', 'TDS_ADMIN'] },

  // Becoming a customer
  'activation.request': { who: ['USER'], type: 'C' },
  'activation.upgrade': { who: ['USER'], type: 'C' },
  'activation.managed-requests': { who: MANAGERS },
  'invitations.received': { who: ['USER'], type: 'C' },
  'invitations.answer': { who: ['USER'], type: 'C' },
  'invitations.sent': { who: ['CUSTOMER'] },
  'invitations.send': { who: ['CUSTOMER'] },
  'invitations.delete': { who: ['CUSTOMER'] },

  // Customers
  'customers.own': { who: ['CUSTOMER'] },
  'customers.list': { who: MANAGERS },
  'customers.read': { who: SHOP },
  // Market, retailer data, competitors, consumption, potential (section 2, recap)
  'customers.assessment': { who: [...MANAGERS, ...STAFF] },
  'customers.request-edit': { who: SHOP },
  // Suggestions of customers by name: the caller's own, those of the portfolio, or all for the manufacturer's staff
  // (section 7)
  'customers.suggest': { who: SDS_SHOP },

  // Shop
  'ordered-products.list': { who: SHOP },
  'ordered-products.prefer': { who: SHOP },
  'cart.read': { who: SHOP },
  'cart.change': { who: SHOP },
  'order-requests.create': { who: SHOP },
  'order-requests.list': { who: SHOP },
  'order-requests.redo': { who: SHOP },
  'order-requests.agent-note': { who: [...MANAGERS, ...STAFF] },
  'offer-requests.create': { who: SHOP },
  'offer-requests.list': { who: SHOP },
  'orders.list': { who: SHOP },
  // Orders and offers of all customers of a portfolio
  'offer-requests.portfolio': { who: MANAGERS },
  'orders.portfolio': { who: MANAGERS },

  // Safety data sheets: the SDS role controls the tab; AUTO grants it to all roles above USER
  'sds.tab': { who: ['SDS_EMPLOYEE', 'SDS_AUTO'] },
  'sds.search.site': { who: SDS_WAREHOUSE },
  'sds.search.batch': { who: SDS_WAREHOUSE },
  'sds.search.customer': { who: SDS_SHOP },
  'sds.search.document': { who: SDS_SHOP },
  'sds.search.product': { who: SDS_DESK },
  'sds.download': { who: SDS_SHOP },
  'sds.send': { who: SDS_SHOP },
  // Links in mails are signed and need no account
  'sds.link': { who: EVERYBODY },
  // Deliveries of all users: the proof that the law requires
  'sds.deliveries': { who: SDS_DESK },
  // Versions of safety and technical data sheets; only these users can open withdrawn ones
  'documents.versions': { who: SDS_DESK },

  // Back office (contract, section 5)
  'backoffice.read': { who: STAFF },
  // Accept and reject requests, offers and orders
  'backoffice.decide': { who: DECIDERS },
  'backoffice.users': { who: DECIDERS },
  // Export and anonymisation of personal data
  'backoffice.personal-data': { who: STAFF },
  // Customer pages at the desk; their orders and offers need backoffice.decide
  'backoffice.customers': { who: STAFF },
  // Assignment of customers to agents and commercial users: master data, which IT also imports
  'backoffice.portfolios': { who: STAFF },
  'backoffice.contact-requests': { who: DECIDERS },
  'backoffice.dealers': { who: STAFF },
  'backoffice.private-catalogue': { who: DECIDERS },
  'backoffice.documents': { who: STAFF },
  'backoffice.catalogue': { who: STAFF },
  'backoffice.imports': { who: STAFF },
  'backoffice.product-images': { who: STAFF },
  'backoffice.mixing': { who: STAFF },
  // API keys of integrations, such as an ERP
  'backoffice.integration-keys': { who: STAFF },
  // Webhooks, which send events to other software
  'backoffice.webhooks': { who: STAFF },
  // Scheduled jobs, and mails that could not be sent
  'backoffice.jobs': { who: STAFF },
  'backoffice.failed-mails': { who: STAFF },
  // Synonyms and statistics of the product search
  'backoffice.search': { who: STAFF },
  'backoffice.audit': { who: STAFF },

  // Integrations, which call with an API key and are not users
  'integration.call': { who: ['KEY'] },
} as const satisfies Record<string, Rule>;

export type AccessAction = keyof typeof ACCESS_RULES;

function subjectsOf(viewer: AccessViewer): Subject[] {
  if (!viewer) return ['VISITOR'];
  const subjects: Subject[] = [viewer.role];
  if (viewer.roleSds === 'EMPLOYEE') subjects.push('SDS_EMPLOYEE');
  if (viewer.roleSds === 'AUTO' && viewer.role !== 'USER') subjects.push('SDS_AUTO');
  if (viewer.roleTds === 'USER') subjects.push('TDS_USER');
  if (viewer.roleTds === 'ADMIN') subjects.push('TDS_ADMIN');
  return subjects;
}

function fits(viewer: AccessViewer, rule: Rule): boolean {
  if (rule.type !== undefined && viewer?.type !== rule.type) return false;
  return subjectsOf(viewer).some((subject) => rule.who.includes(subject));
}

/** Whether a viewer may perform an action (section 6). */
export function isAllowed(viewer: AccessViewer, action: AccessAction): boolean {
  return fits(viewer, ACCESS_RULES[action]);
}

/** Whether an action is for API keys and not for users. */
export function isKeyAction(action: AccessAction): boolean {
  const { who }: Rule = ACCESS_RULES[action];
  return who.includes('KEY');
}

/**
 * Access to pages (section 2): `public`, `login`, or a rule. The row with the longest matching path applies, so pages
 * without a row follow their parent.
 */
export const PAGE_ACCESS: Readonly<Record<string, 'public' | 'login' | Rule>> = {
  '/': 'public',
  '/faq': 'public',
  '/privacy': 'public',
  '/cookies': 'public',
  '/login': 'public',
  '/registration': 'public',
  '/confirm-registration': 'public',
  '/forgot-password': 'public',
  '/new-password': 'public',
  '/unauthorized': 'public',
  '/not-found': 'public',
  '/demo': 'public',
  '/contact-area': 'public',
  // Visitors with a serial in the query are redirected to the guest page before this row is checked.
  '/products-search': 'login',
  '/products-search/b2c': 'public',
  '/products-search/b2b': { who: USERS, type: 'C' },
  '/products-search/guest': 'public',
  '/products-search/sellersMap': 'public',
  '/profile-user': { who: USERS },
  '/profile-agent': { who: ['USER', ...MANAGERS] },
  '/profile-agent/offers': ACCESS_RULES['offer-requests.portfolio'],
  '/profile-agent/orders': ACCESS_RULES['orders.portfolio'],
  '/customer-request': { who: ['USER', ...MANAGERS] },
  '/profile-customer': { who: SHOP },
  '/profile-customer/invite-list': { who: ['USER', 'CUSTOMER'], type: 'C' },
  '/profile-customer/invite-new': { who: ['CUSTOMER'] },
  '/checkout': { who: SHOP },
  '/sds': { who: SDS_SHOP },
  '/sds/site': { who: SDS_WAREHOUSE },
  '/sds/batch': { who: SDS_WAREHOUSE },
  '/sds/product': { who: SDS_DESK },
  // Back-office pages follow the rules of the calls that they make.
  '/backoffice': ACCESS_RULES['backoffice.read'],
  '/backoffice/offer-requests': ACCESS_RULES['backoffice.decide'],
  '/backoffice/order-requests': ACCESS_RULES['backoffice.decide'],
  '/backoffice/orders': ACCESS_RULES['backoffice.decide'],
  '/backoffice/customer-requests': ACCESS_RULES['backoffice.decide'],
  '/backoffice/update-customer-requests': ACCESS_RULES['backoffice.decide'],
  '/backoffice/contact-requests': ACCESS_RULES['backoffice.contact-requests'],
  '/backoffice/customers': ACCESS_RULES['backoffice.customers'],
  '/backoffice/portfolios': ACCESS_RULES['backoffice.portfolios'],
  '/backoffice/dealers': ACCESS_RULES['backoffice.dealers'],
  '/backoffice/users': ACCESS_RULES['backoffice.users'],
  '/backoffice/personal-data': ACCESS_RULES['backoffice.personal-data'],
  '/backoffice/audit': ACCESS_RULES['backoffice.audit'],
  '/backoffice/search-synonyms': ACCESS_RULES['backoffice.search'],
  '/backoffice/searches': ACCESS_RULES['backoffice.search'],
  '/backoffice/mixing': ACCESS_RULES['backoffice.mixing'],
  '/backoffice/product-images': ACCESS_RULES['backoffice.product-images'],
  '/backoffice/catalogue': ACCESS_RULES['backoffice.catalogue'],
  '/backoffice/imports': ACCESS_RULES['backoffice.imports'],
  '/backoffice/imports/keys': ACCESS_RULES['backoffice.integration-keys'],
  '/backoffice/webhooks': ACCESS_RULES['backoffice.webhooks'],
  '/backoffice/jobs': ACCESS_RULES['backoffice.jobs'],
  '/backoffice/failed-mails': ACCESS_RULES['backoffice.failed-mails'],
  '/backoffice/sds': ACCESS_RULES['documents.versions'],
  '/backoffice/tds': ACCESS_RULES['documents.versions'],
  '/backoffice/sds-deliveries': ACCESS_RULES['sds.deliveries'],
};

export type PageDecision = 'allow' | 'login' | 'unauthorized';

/**
 * The decision of the route guard (section 2). On pages that are not public, visitors go to the login, and users
 * without access go to `/unauthorized`. Unknown paths are allowed, since the router redirects them.
 * @param path below the base path, such as `/profile-customer/cart`
 */
export function decidePageAccess(viewer: AccessViewer, path: string): PageDecision {
  const row = findPageAccessRow(path);
  const access = row === undefined ? 'public' : PAGE_ACCESS[row];
  if (access === undefined || access === 'public') return 'allow';
  if (!viewer) return 'login';
  return access === 'login' || fits(viewer, access) ? 'allow' : 'unauthorized';
}

/**
 * The row of `PAGE_ACCESS` that applies to a page: its own or that of its nearest ancestor. Undefined if there is none.
 */
export function findPageAccessRow(path: string): string | undefined {
  const parts = path.split('/').filter((part) => part !== '');
  for (let length = parts.length; length > 0; length--) {
    const row = `/${parts.slice(0, length).join('/')}`;
    if (PAGE_ACCESS[row] !== undefined) return row;
  }
  return path === '/' ? '/' : undefined;
}

import type { KeyScope } from '../integration/key-scopes.ts';
import { COMPANY_ROLES, type CompanyRole } from '../people/company-roles.ts';
import { ROLES, type Role, type SdsRole, type TdsRole, type UserType } from './roles.ts';

/** The user who sends a request; null for a visitor. */
export type AccessViewer = {
  role: Role;
  type: UserType;
  roleSds: SdsRole;
  roleTds: TdsRole;
  /** Role within the customer (contract, section 11); null for everybody who is not a CUSTOMER. */
  companyRole: CompanyRole | null;
} | null;

/** Subjects of a rule: roles, visitors, API keys, and users whose right comes from another field than the role. */
type Subject = 'VISITOR' | 'KEY' | Role | SpecialSubject;
type SpecialSubject = 'SDS_EMPLOYEE' | 'SDS_AUTO' | 'TDS_USER' | 'TDS_ADMIN';

interface Rule {
  readonly subjects: readonly Subject[];
  /** Restricts the rule to users of this type. */
  readonly type?: UserType;
  /** Restricts the rule to keys with this scope. */
  readonly scope?: KeyScope;
  /** Restricts the rule for a CUSTOMER to these roles within the customer. */
  readonly companyRoles?: readonly CompanyRole[];
}

const EVERYONE = ['VISITOR', ...ROLES] as const;
const USERS = ROLES;
const SHOP = ['CUSTOMER', 'AGENT', 'COMMERCIAL'] as const;
const MANAGERS = ['AGENT', 'COMMERCIAL'] as const;
// Who changes something of the customer, beside reading it (contract, section 11)
const WITH_CART = ['OWNER', 'BUYER', 'REQUESTER'] as const;
const BUYERS = ['OWNER', 'BUYER'] as const;
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
  'public.read': { subjects: EVERYONE },
  'accounts.login': { subjects: EVERYONE },
  'accounts.refresh': { subjects: EVERYONE },
  'accounts.logout': { subjects: EVERYONE },
  'accounts.register': { subjects: EVERYONE },
  'accounts.reset-password': { subjects: EVERYONE },
  'contact.send': { subjects: EVERYONE },
  // Video tutorials (section 2, /faq): the first is public, two more are for users, the rest for users with a role
  // above USER
  'help.first-steps': { subjects: EVERYONE },
  'help.users': { subjects: USERS },
  'help.customers': { subjects: [...SHOP, ...STAFF] },
  // Demo only: the portal writes mails to a folder instead of sending them
  'demo.mailbox': { subjects: EVERYONE },

  // The caller's own account
  'accounts.read': { subjects: USERS },
  'accounts.change': { subjects: USERS },
  'accounts.change-password': { subjects: USERS },
  // The second factor, recovery codes and sessions of the caller
  'accounts.security': { subjects: USERS },
  // Entries that wait for the caller, with their numbers
  'overview.open-tasks': { subjects: USERS },
  // Agents and commercial staff can change only their language and notifications
  'accounts.edit-profile': { subjects: ['USER', 'CUSTOMER', 'IT', 'ADMIN', 'CROMIA'] },

  // Catalogue: visitors search as guests
  'catalogue.search': { subjects: EVERYONE },
  'catalogue.read': { subjects: EVERYONE },
  'catalogue.b2b': { subjects: USERS, type: 'C' },
  'catalogue.prices': { subjects: SHOP },
  'catalogue.price-terms': { subjects: MANAGERS },
  'private-catalogue.read': { subjects: EVERYONE },
  'private-catalogue.upload': { subjects: ['IT'] },
  'dealers.read': { subjects: EVERYONE },

  // Technical data sheets: their list is public, the download requires login
  'tds.languages': { subjects: EVERYONE },
  'tds.download': { subjects: USERS },
  'tds.app': { subjects: ['TDS_USER', 'TDS_ADMIN'] },

  // Becoming a customer
  'activation.request': { subjects: ['USER'], type: 'C' },
  'activation.upgrade': { subjects: ['USER'], type: 'C' },
  'activation.managed-requests': { subjects: MANAGERS },
  'invitations.received': { subjects: ['USER'], type: 'C' },
  'invitations.answer': { subjects: ['USER'], type: 'C' },
  'invitations.sent': { subjects: ['CUSTOMER'] },
  'invitations.send': { subjects: ['CUSTOMER'], companyRoles: BUYERS },
  'invitations.delete': { subjects: ['CUSTOMER'], companyRoles: BUYERS },

  // The people of the customer; whom the caller sees of them depends on the own rights
  'people.read': { subjects: ['CUSTOMER'] },
  'people.change': { subjects: ['CUSTOMER'], companyRoles: ['OWNER'] },
  'people.remove': { subjects: ['CUSTOMER'], companyRoles: ['OWNER'] },

  // Customers
  'customers.own': { subjects: ['CUSTOMER'] },
  'customers.list': { subjects: MANAGERS },
  'customers.read': { subjects: SHOP },
  // Market, retailer data, competitors, consumption, potential (section 2, recap)
  'customers.assessment': { subjects: [...MANAGERS, ...STAFF] },
  // What a customer has bought, its potential and the commission
  'customers.sales': { subjects: MANAGERS },
  // Notes with reminders, which the managers of a customer share
  'customers.notes': { subjects: MANAGERS },
  'customers.request-own-edit': { subjects: ['CUSTOMER'], companyRoles: BUYERS },
  'customers.request-edit': { subjects: SHOP, companyRoles: BUYERS },
  // Suggestions of customers by name: the caller's own, those of the portfolio, or all for the manufacturer's staff
  // (section 7)
  'customers.suggest': { subjects: SDS_SHOP },

  // Shop
  'ordered-products.list': { subjects: SHOP },
  'ordered-products.prefer': { subjects: SHOP, companyRoles: WITH_CART },
  'cart.read': { subjects: SHOP },
  'cart.change': { subjects: SHOP, companyRoles: WITH_CART },
  // Products that the caller waits for until they are back in stock
  'stock-watches.read': { subjects: SHOP },
  'stock-watches.change': { subjects: SHOP, companyRoles: WITH_CART },
  // Own shopping lists, and those that users of the customer share; `mayChangeList` decides on each list
  'shopping-lists.read': { subjects: SHOP },
  'shopping-lists.change': { subjects: SHOP, companyRoles: WITH_CART },
  // Whether the user may send the request, or asks for an approval, decides `findApprovalNeed`
  'order-requests.create': { subjects: SHOP, companyRoles: WITH_CART },
  // Approvals within a company: everybody sees the own ones, approvers and managers all
  'approvals.list': { subjects: SHOP },
  'approvals.request': { subjects: ['CUSTOMER'], companyRoles: WITH_CART },
  'approvals.withdraw': { subjects: ['CUSTOMER'] },
  // Whether a user decides on an approval says `mayDecideApproval`
  'approvals.decide': { subjects: ['CUSTOMER'], companyRoles: BUYERS },
  'order-requests.list': { subjects: SHOP },
  // Take back a request that staff have not decided on
  'order-requests.withdraw': { subjects: SHOP, companyRoles: BUYERS },
  'offer-requests.withdraw': { subjects: SHOP, companyRoles: WITH_CART },
  'order-requests.redo': { subjects: SHOP, companyRoles: WITH_CART },
  'order-requests.agent-note': { subjects: [...MANAGERS, ...STAFF] },
  'offer-requests.create': { subjects: SHOP, companyRoles: WITH_CART },
  'closures.read': { subjects: SHOP },
  'offer-requests.list': { subjects: SHOP },
  // Confirmation that the customer's users of diisocyanates are trained; only the customer itself gives it
  'hazards.training': { subjects: SHOP },
  'hazards.confirm-training': { subjects: ['CUSTOMER'], companyRoles: BUYERS },
  'orders.list': { subjects: SHOP },
  // Messages on order requests and offer requests, with what they change: lines of a pending request, proposals
  'request-messages.read': { subjects: SHOP },
  'request-messages.write': { subjects: SHOP, companyRoles: WITH_CART },
  // What was shipped, with its tracking and delivery note
  'shipments.list': { subjects: SHOP },
  // Whether safety data sheets of shipped products are sent by themselves
  'shipments.settings': { subjects: SHOP, companyRoles: BUYERS },
  // Complaints about shipped goods, with their photos and messages
  'claims.list': { subjects: SHOP },
  'claims.create': { subjects: SHOP, companyRoles: WITH_CART },
  // Invoices and account balance
  'invoices.list': { subjects: SHOP },
  // What a customer bought by month, serial and colour
  'statements.read': { subjects: SHOP },
  // Orders and offers of all customers of a portfolio
  'offer-requests.portfolio': { subjects: MANAGERS },
  'orders.portfolio': { subjects: MANAGERS },

  // Safety data sheets: the SDS role controls the tab; AUTO grants it to all roles above USER
  'sds.tab': { subjects: ['SDS_EMPLOYEE', 'SDS_AUTO'] },
  'sds.search.site': { subjects: SDS_WAREHOUSE },
  'sds.search.batch': { subjects: SDS_WAREHOUSE },
  'sds.search.customer': { subjects: SDS_SHOP },
  'sds.search.document': { subjects: SDS_SHOP },
  'sds.search.serial': { subjects: SDS_SHOP },
  'sds.search.product': { subjects: SDS_DESK },
  'sds.download': { subjects: SDS_SHOP },
  'sds.send': { subjects: SDS_SHOP },
  // Links in mails are signed and need no account
  'sds.link': { subjects: EVERYONE },
  // Deliveries of all users: the proof that the law requires
  'sds.deliveries': { subjects: SDS_DESK },
  // Versions of safety and technical data sheets; only these users can open withdrawn ones
  'documents.versions': { subjects: SDS_DESK },

  // Back office (contract, section 5)
  'backoffice.read': { subjects: STAFF },
  // Accept and reject requests, offers and orders
  'backoffice.decide': { subjects: DECIDERS },
  'backoffice.users': { subjects: DECIDERS },
  // New users; `listCreatableRoles` says with which roles
  'backoffice.create-users': { subjects: STAFF },
  // Export and anonymisation of personal data
  'backoffice.personal-data': { subjects: STAFF },
  // Customer pages in the back office; their orders and offers need backoffice.decide
  'backoffice.customers': { subjects: STAFF },
  // Change of a customer's data and terms, and new customers
  'backoffice.customer-data': { subjects: DECIDERS },
  // Assignment of customers to agents and commercial users: master data, which IT also imports
  'backoffice.portfolios': { subjects: STAFF },
  'backoffice.contact-requests': { subjects: DECIDERS },
  // Assignee and internal note of orders, requests, offers, customers and contact requests
  'backoffice.handling': { subjects: DECIDERS },
  'backoffice.dealers': { subjects: STAFF },
  // Days on which the manufacturer is closed
  'backoffice.closures': { subjects: STAFF },
  'backoffice.private-catalogue': { subjects: DECIDERS },
  'backoffice.documents': { subjects: STAFF },
  'backoffice.catalogue': { subjects: STAFF },
  // Prices of the lists, prices agreed with customers, and stock; the same roles import them
  'backoffice.prices': { subjects: STAFF },
  'backoffice.imports': { subjects: STAFF },
  // Imports of orders and statuses: an imported status decides on an order.
  'backoffice.order-imports': { subjects: DECIDERS },
  'backoffice.product-images': { subjects: STAFF },
  'backoffice.mixing': { subjects: STAFF },
  // Hazard labels and transport data of products
  'backoffice.hazards': { subjects: STAFF },
  // API keys of integrations, such as an ERP
  'backoffice.integration-keys': { subjects: STAFF },
  // Webhooks, which send events to other software
  'backoffice.webhooks': { subjects: STAFF },
  // Scheduled jobs, and mails that could not be sent
  'backoffice.jobs': { subjects: STAFF },
  'backoffice.failed-mails': { subjects: STAFF },
  // Synonyms and statistics of the product search
  'backoffice.search': { subjects: STAFF },
  'backoffice.audit': { subjects: STAFF },

  // Integrations, which call with an API key and are not users
  'integration.call': { subjects: ['KEY'] },
  'integration.catalogue': { subjects: ['KEY'], scope: 'catalogue' },
  'integration.customers': { subjects: ['KEY'], scope: 'customers' },
  'integration.orders': { subjects: ['KEY'], scope: 'orders' },
  'integration.events': { subjects: ['KEY'], scope: 'events' },
} as const satisfies Record<string, Rule>;

export type AccessAction = keyof typeof ACCESS_RULES;

function listSubjects(viewer: AccessViewer): Subject[] {
  if (!viewer) return ['VISITOR'];
  const subjects: Subject[] = [viewer.role];
  if (viewer.roleSds === 'EMPLOYEE') subjects.push('SDS_EMPLOYEE');
  if (viewer.roleSds === 'AUTO' && viewer.role !== 'USER') subjects.push('SDS_AUTO');
  if (viewer.roleTds === 'USER') subjects.push('TDS_USER');
  if (viewer.roleTds === 'ADMIN') subjects.push('TDS_ADMIN');
  return subjects;
}

function matchesRule(viewer: AccessViewer, rule: Rule): boolean {
  if (rule.type !== undefined && viewer?.type !== rule.type) return false;
  if (rule.companyRoles && viewer?.role === 'CUSTOMER') {
    if (viewer.companyRole === null || !rule.companyRoles.includes(viewer.companyRole)) return false;
  }
  return listSubjects(viewer).some((subject) => rule.subjects.includes(subject));
}

/** Whether a viewer may perform an action (section 6). */
export function isAllowed(viewer: AccessViewer, action: AccessAction): boolean {
  return matchesRule(viewer, ACCESS_RULES[action]);
}

/** The roles within a customer that may perform an action. */
export function listCompanyRoles(action: AccessAction): readonly CompanyRole[] {
  const { subjects, companyRoles = COMPANY_ROLES }: Rule = ACCESS_RULES[action];
  return subjects.includes('CUSTOMER') ? companyRoles : [];
}

/** What the subjects of special rules are called in the API document. */
const SPECIAL_SUBJECTS: Readonly<Record<SpecialSubject, string>> = {
  SDS_EMPLOYEE: 'users with the SDS role EMPLOYEE',
  SDS_AUTO: 'users with the SDS role AUTO above USER',
  TDS_USER: 'users with the TDS role USER',
  TDS_ADMIN: 'users with the TDS role ADMIN',
};

/** Who may perform an action, in words for the API document, such as `IT, ADMIN, CROMIA`. */
export function describeAllowedCallers(action: AccessAction): string {
  const { subjects, type, scope, companyRoles }: Rule = ACCESS_RULES[action];
  if (subjects.includes('KEY'))
    return scope === undefined ? 'every integration key' : `integration keys with the scope \`${scope}\``;
  const kind = type === undefined ? '' : ` of type ${type}`;
  if (subjects.includes('VISITOR')) return 'everyone, also without a login';
  if (ROLES.every((role) => subjects.includes(role))) return `every user${kind}`;
  const names: Readonly<Record<string, string>> = SPECIAL_SUBJECTS;
  const within = companyRoles === undefined ? '' : ` (${companyRoles.join(', ')})`;
  const listed = subjects.map((subject) =>
    subject === 'CUSTOMER' ? `CUSTOMER${within}` : (names[subject] ?? subject),
  );
  return `${listed.join(', ')}${kind}`;
}

/** Whether an action is for API keys and not for users. */
export function isKeyAction(action: AccessAction): boolean {
  const { subjects }: Rule = ACCESS_RULES[action];
  return subjects.includes('KEY');
}

/** Whether a key with these scopes may perform an action (contract, section 9). */
export function isKeyAllowed(scopes: readonly KeyScope[], action: AccessAction): boolean {
  const { scope }: Rule = ACCESS_RULES[action];
  return isKeyAction(action) && (scope === undefined || scopes.includes(scope));
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
  '/products-search/b2b': { subjects: USERS, type: 'C' },
  '/products-search/guest': 'public',
  '/products-search/sellersMap': 'public',
  '/profile-user': { subjects: USERS },
  '/profile-agent': { subjects: ['USER', ...MANAGERS] },
  '/profile-agent/offers': ACCESS_RULES['offer-requests.portfolio'],
  '/profile-agent/order-requests': ACCESS_RULES['orders.portfolio'],
  '/profile-agent/orders': ACCESS_RULES['orders.portfolio'],
  '/profile-agent/overview': ACCESS_RULES['orders.portfolio'],
  '/customer-request': { subjects: ['USER', ...MANAGERS] },
  '/profile-customer': { subjects: SHOP },
  '/profile-customer/approvals': ACCESS_RULES['approvals.list'],
  '/profile-customer/invite-list': { subjects: ['USER', 'CUSTOMER'], type: 'C' },
  '/profile-customer/invite-new': ACCESS_RULES['invitations.send'],
  '/profile-customer/people': ACCESS_RULES['people.read'],
  '/profile-customer/claims/new': ACCESS_RULES['claims.create'],
  '/profile-customer/cart': ACCESS_RULES['cart.change'],
  '/profile-customer/quick-order': ACCESS_RULES['cart.change'],
  '/profile-customer/edit-request': ACCESS_RULES['customers.request-edit'],
  '/checkout': ACCESS_RULES['order-requests.create'],
  '/sds': { subjects: SDS_SHOP },
  '/sds/site': { subjects: SDS_WAREHOUSE },
  '/sds/batch': { subjects: SDS_WAREHOUSE },
  '/sds/product': { subjects: SDS_DESK },
  // Back-office pages follow the rules of the calls that they make.
  '/backoffice': ACCESS_RULES['backoffice.read'],
  '/backoffice/offer-requests': ACCESS_RULES['backoffice.decide'],
  '/backoffice/order-requests': ACCESS_RULES['backoffice.decide'],
  '/backoffice/orders': ACCESS_RULES['backoffice.decide'],
  '/backoffice/shipments': ACCESS_RULES['backoffice.decide'],
  '/backoffice/claims': ACCESS_RULES['backoffice.decide'],
  '/backoffice/customer-requests': ACCESS_RULES['backoffice.decide'],
  '/backoffice/update-customer-requests': ACCESS_RULES['backoffice.decide'],
  '/backoffice/contact-requests': ACCESS_RULES['backoffice.contact-requests'],
  '/backoffice/customers': ACCESS_RULES['backoffice.customers'],
  '/backoffice/customers/new': ACCESS_RULES['backoffice.customer-data'],
  '/backoffice/portfolios': ACCESS_RULES['backoffice.portfolios'],
  '/backoffice/dealers': ACCESS_RULES['backoffice.dealers'],
  '/backoffice/closures': ACCESS_RULES['backoffice.closures'],
  '/backoffice/users': ACCESS_RULES['backoffice.users'],
  '/backoffice/users/new': ACCESS_RULES['backoffice.create-users'],
  '/backoffice/personal-data': ACCESS_RULES['backoffice.personal-data'],
  '/backoffice/audit': ACCESS_RULES['backoffice.audit'],
  '/backoffice/search-synonyms': ACCESS_RULES['backoffice.search'],
  '/backoffice/searches': ACCESS_RULES['backoffice.search'],
  '/backoffice/mixing': ACCESS_RULES['backoffice.mixing'],
  '/backoffice/hazards': ACCESS_RULES['backoffice.hazards'],
  '/backoffice/product-images': ACCESS_RULES['backoffice.product-images'],
  '/backoffice/catalogue': ACCESS_RULES['backoffice.catalogue'],
  '/backoffice/prices': ACCESS_RULES['backoffice.prices'],
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
  return access === 'login' || matchesRule(viewer, access) ? 'allow' : 'unauthorized';
}

/**
 * The row of `PAGE_ACCESS` that applies to a page: its own or that of its nearest ancestor, whatever the query of its path.
 * Undefined if there is none.
 */
export function findPageAccessRow(path: string): string | undefined {
  const [pathname = ''] = path.split('?', 1);
  const parts = pathname.split('/').filter((part) => part !== '');
  for (let length = parts.length; length > 0; length--) {
    const row = `/${parts.slice(0, length).join('/')}`;
    if (PAGE_ACCESS[row] !== undefined) return row;
  }
  return path === '/' ? '/' : undefined;
}

import { describe, expect, it } from 'vitest';
import { COMPANY_ROLES, type CompanyRole } from '../people/company-roles.ts';
import { PAGE_PATHS } from '../web/pages.ts';
import {
  ACCESS_RULES,
  type AccessAction,
  type AccessViewer,
  decidePageAccess,
  findPageAccessRow,
  isAllowed,
  PAGE_ACCESS,
} from './access.ts';
import { hasLabAccess, ROLE_PREFIXES, ROLES, type Role, toRolePrefix } from './roles.ts';

function buildViewer(
  role: Role,
  changes: Partial<NonNullable<AccessViewer>> = {},
): NonNullable<AccessViewer> {
  return {
    role,
    type: 'C',
    roleSds: 'NONE',
    roleTds: 'NONE',
    companyRole: role === 'CUSTOMER' ? 'OWNER' : null,
    ...changes,
  };
}

const visitor = null;
const privateUser = buildViewer('USER', { type: 'P' });

function listAllowedRoles(action: AccessAction): Role[] {
  return ROLES.filter((role) => isAllowed(buildViewer(role), action));
}

function listActions<A extends string>(table: Record<A, unknown>): A[] {
  const actions: A[] = [];
  for (const action in table) actions.push(action);
  return actions;
}

describe('access rules', () => {
  it('let visitors search the catalogue and send a contact request, but not download a TDS', () => {
    expect(isAllowed(visitor, 'catalogue.search')).toBe(true);
    expect(isAllowed(visitor, 'contact.send')).toBe(true);
    expect(isAllowed(visitor, 'tds.download')).toBe(false);
    expect(isAllowed(privateUser, 'tds.download')).toBe(true);
  });

  it('let agents and commercial staff change their language, but not edit their profile', () => {
    expect(listAllowedRoles('accounts.edit-profile')).toEqual(['USER', 'CUSTOMER', 'IT', 'ADMIN', 'CROMIA']);
    expect(isAllowed(buildViewer('AGENT'), 'accounts.change')).toBe(true);
  });

  it('give a cart only to customers, agents and commercial staff', () => {
    for (const action of ['cart.read', 'cart.change', 'order-requests.create', 'orders.list'] as const) {
      expect(listAllowedRoles(action)).toEqual(['CUSTOMER', 'AGENT', 'COMMERCIAL']);
      expect(isAllowed(visitor, action)).toBe(false);
    }
  });

  it('deny the b2b search to private users', () => {
    expect(isAllowed(privateUser, 'catalogue.b2b')).toBe(false);
    expect(isAllowed(buildViewer('USER'), 'catalogue.b2b')).toBe(true);
  });

  it('show price lists and discounts only to agents and commercial staff', () => {
    expect(listAllowedRoles('catalogue.price-terms')).toEqual(['AGENT', 'COMMERCIAL']);
  });

  it('let only customers invite, and only company users answer invitations', () => {
    expect(listAllowedRoles('invitations.send')).toEqual(['CUSTOMER']);
    expect(listAllowedRoles('invitations.answer')).toEqual(['USER']);
    expect(isAllowed(privateUser, 'invitations.answer')).toBe(false);
  });

  it('let only IT upload the product file', () => {
    expect(listAllowedRoles('private-catalogue.upload')).toEqual(['IT']);
  });

  it('deny the SDS site and batch searches to customers', () => {
    for (const action of ['sds.search.site', 'sds.search.batch'] as const) {
      expect(isAllowed(buildViewer('CUSTOMER', { roleSds: 'AUTO' }), action)).toBe(false);
      expect(isAllowed(buildViewer('USER', { roleSds: 'EMPLOYEE' }), action)).toBe(true);
    }
    expect(isAllowed(buildViewer('CUSTOMER'), 'sds.search.document')).toBe(true);
    expect(isAllowed(buildViewer('CUSTOMER'), 'sds.search.serial')).toBe(true);
    expect(isAllowed(buildViewer('USER'), 'sds.search.document')).toBe(false);
  });

  it('show the SDS tab to SDS role EMPLOYEE, and to SDS role AUTO with a role above USER', () => {
    expect(isAllowed(buildViewer('USER', { roleSds: 'AUTO' }), 'sds.tab')).toBe(false);
    expect(isAllowed(buildViewer('CUSTOMER', { roleSds: 'AUTO' }), 'sds.tab')).toBe(true);
    expect(isAllowed(buildViewer('USER', { roleSds: 'EMPLOYEE' }), 'sds.tab')).toBe(true);
  });

  it('open the TDS app to a TDS role and the lab to a lab role', () => {
    expect(isAllowed(buildViewer('USER', { roleTds: 'ADMIN' }), 'tds.app')).toBe(true);
    expect(isAllowed(buildViewer('ADMIN'), 'tds.app')).toBe(false);
    expect(hasLabAccess('NOACCESS')).toBe(false);
    expect(hasLabAccess('NOACCESS,TESTER')).toBe(true);
    expect(hasLabAccess('')).toBe(false);
  });

  it('let only ADMIN and CROMIA decide on requests', () => {
    expect(listAllowedRoles('backoffice.decide')).toEqual(['ADMIN', 'CROMIA']);
  });

  it('let visitors call public actions only', () => {
    expect(listActions(ACCESS_RULES).filter((action) => isAllowed(visitor, action))).toEqual([
      'public.read',
      'accounts.login',
      'accounts.refresh',
      'accounts.logout',
      'accounts.register',
      'accounts.reset-password',
      'contact.send',
      'help.first-steps',
      'demo.mailbox',
      'catalogue.search',
      'catalogue.read',
      'private-catalogue.read',
      'dealers.read',
      'tds.languages',
      'sds.link',
    ]);
  });

  it('have one path prefix for each role', () => {
    expect(ROLES.map(toRolePrefix).sort()).toEqual([...ROLE_PREFIXES].sort());
  });
});

describe('the role within the company', () => {
  const buildColleague = (companyRole: CompanyRole) => buildViewer('CUSTOMER', { companyRole });
  it.each([
    ['cart.change', 'OWNER BUYER REQUESTER'],
    ['order-requests.create', 'OWNER BUYER REQUESTER'],
    ['order-requests.redo', 'OWNER BUYER REQUESTER'],
    ['offer-requests.create', 'OWNER BUYER REQUESTER'],
    ['ordered-products.prefer', 'OWNER BUYER REQUESTER'],
    ['customers.request-edit', 'OWNER BUYER'],
    ['customers.request-own-edit', 'OWNER BUYER'],
    ['invitations.send', 'OWNER BUYER'],
    ['invitations.delete', 'OWNER BUYER'],
    ['people.read', 'OWNER BUYER REQUESTER VIEWER'],
    ['people.change', 'OWNER'],
    ['people.remove', 'OWNER'],
    ['orders.list', 'OWNER BUYER REQUESTER VIEWER'],
  ] as const)('%s is for %s', (action, roles) => {
    const allowed = COMPANY_ROLES.filter((companyRole) => isAllowed(buildColleague(companyRole), action));
    expect(allowed.join(' ')).toBe(roles);
  });

  it('closes the pages of a cart to people who only read', () => {
    for (const page of ['/profile-customer/cart', '/profile-customer/quick-order', '/checkout/order'])
      expect(decidePageAccess(buildColleague('VIEWER'), page)).toBe('unauthorized');
    expect(decidePageAccess(buildColleague('REQUESTER'), '/profile-customer/invite-new')).toBe(
      'unauthorized',
    );
  });
});

describe('the route guard', () => {
  it('sends visitors of protected pages to the login', () => {
    for (const path of ['/profile-user', '/checkout/order', '/sds/site', '/products-search']) {
      expect(decidePageAccess(visitor, path), path).toBe('login');
    }
  });

  it('sends users without access to /unauthorized', () => {
    expect(decidePageAccess(buildViewer('USER'), '/profile-customer/cart')).toBe('unauthorized');
    expect(decidePageAccess(buildViewer('CUSTOMER'), '/profile-agent')).toBe('unauthorized');
    expect(decidePageAccess(buildViewer('CUSTOMER'), '/sds/batch')).toBe('unauthorized');
    expect(decidePageAccess(buildViewer('CUSTOMER'), '/backoffice/users')).toBe('unauthorized');
    expect(decidePageAccess(privateUser, '/products-search/b2b')).toBe('unauthorized');
    expect(decidePageAccess(buildViewer('CUSTOMER', { type: 'P' }), '/profile-customer/invite-list')).toBe(
      'unauthorized',
    );
    expect(decidePageAccess(buildViewer('AGENT'), '/profile-customer/invite-new')).toBe('unauthorized');
  });

  it('opens back-office order requests only to users who decide on them', () => {
    const page = '/backoffice/order-requests/7d8f0c52-3f4e-4a53-9a3b-0a2f9f0f2f11';
    expect(decidePageAccess(visitor, page)).toBe('login');
    expect(ROLES.filter((role) => decidePageAccess(buildViewer(role), page) === 'allow')).toEqual(
      listAllowedRoles('backoffice.decide'),
    );
    expect(decidePageAccess(buildViewer('IT'), '/backoffice')).toBe('allow');
  });

  it('opens public pages to everyone, and subpages by the rule of their parent page', () => {
    for (const path of [
      '/',
      '/faq',
      '/login',
      '/registration/P',
      '/products-search/guest',
      '/products-search/sellersMap/true/false',
    ]) {
      expect(decidePageAccess(visitor, path), path).toBe('allow');
    }
    expect(decidePageAccess(buildViewer('CUSTOMER'), '/profile-customer/cart/')).toBe('allow');
    expect(decidePageAccess(buildViewer('AGENT'), '/checkout/order')).toBe('allow');
    expect(decidePageAccess(buildViewer('USER', { roleSds: 'EMPLOYEE' }), '/sds/product')).toBe('allow');
    expect(decidePageAccess(buildViewer('USER'), '/profile-customer/invite-list')).toBe('allow');
  });

  it('opens each row of the page access table to exactly the listed viewers', () => {
    const viewers: [string, AccessViewer][] = [
      ['visitor', visitor],
      ['private', privateUser],
      ['employee', buildViewer('USER', { roleSds: 'EMPLOYEE' })],
      ...ROLES.map((role): [string, AccessViewer] => [role, buildViewer(role)]),
    ];
    const allowed = (row: string) =>
      viewers.filter(([, viewer]) => decidePageAccess(viewer, row) === 'allow').map(([name]) => name);
    const isOpen = (row: string) => allowed(row).length === viewers.length;
    const rows = Object.keys(PAGE_ACCESS);
    expect(rows.filter(isOpen)).toEqual([
      '/',
      '/faq',
      '/privacy',
      '/cookies',
      '/login',
      '/registration',
      '/confirm-registration',
      '/forgot-password',
      '/new-password',
      '/unauthorized',
      '/not-found',
      '/demo',
      '/contact-area',
      '/products-search/b2c',
      '/products-search/guest',
      '/products-search/sellersMap',
    ]);
    const restrictedRows = rows.filter((row) => !isOpen(row));
    expect(Object.fromEntries(restrictedRows.map((row) => [row, allowed(row).join(' ')]))).toEqual({
      '/products-search': 'private employee USER CUSTOMER AGENT COMMERCIAL IT ADMIN CROMIA',
      '/products-search/b2b': 'employee USER CUSTOMER AGENT COMMERCIAL IT ADMIN CROMIA',
      '/profile-user': 'private employee USER CUSTOMER AGENT COMMERCIAL IT ADMIN CROMIA',
      '/profile-agent': 'private employee USER AGENT COMMERCIAL',
      '/profile-agent/offers': 'AGENT COMMERCIAL',
      '/profile-agent/order-requests': 'AGENT COMMERCIAL',
      '/profile-agent/orders': 'AGENT COMMERCIAL',
      '/profile-agent/overview': 'AGENT COMMERCIAL',
      '/customer-request': 'private employee USER AGENT COMMERCIAL',
      '/profile-customer': 'CUSTOMER AGENT COMMERCIAL',
      '/profile-customer/approvals': 'CUSTOMER AGENT COMMERCIAL',
      '/profile-customer/cart': 'CUSTOMER AGENT COMMERCIAL',
      '/profile-customer/claims/new': 'CUSTOMER AGENT COMMERCIAL',
      '/profile-customer/edit-request': 'CUSTOMER AGENT COMMERCIAL',
      '/profile-customer/people': 'CUSTOMER',
      '/profile-customer/quick-order': 'CUSTOMER AGENT COMMERCIAL',
      '/profile-customer/invite-list': 'employee USER CUSTOMER',
      '/profile-customer/invite-new': 'CUSTOMER',
      '/checkout': 'CUSTOMER AGENT COMMERCIAL',
      '/sds': 'employee CUSTOMER AGENT COMMERCIAL IT ADMIN CROMIA',
      '/sds/site': 'employee AGENT COMMERCIAL IT ADMIN CROMIA',
      '/sds/batch': 'employee AGENT COMMERCIAL IT ADMIN CROMIA',
      '/sds/product': 'employee IT ADMIN CROMIA',
      '/backoffice': 'IT ADMIN CROMIA',
      '/backoffice/offer-requests': 'ADMIN CROMIA',
      '/backoffice/order-requests': 'ADMIN CROMIA',
      '/backoffice/orders': 'ADMIN CROMIA',
      '/backoffice/customer-requests': 'ADMIN CROMIA',
      '/backoffice/update-customer-requests': 'ADMIN CROMIA',
      '/backoffice/contact-requests': 'ADMIN CROMIA',
      '/backoffice/customers': 'IT ADMIN CROMIA',
      '/backoffice/portfolios': 'IT ADMIN CROMIA',
      '/backoffice/customers/new': 'ADMIN CROMIA',
      '/backoffice/dealers': 'IT ADMIN CROMIA',
      '/backoffice/users': 'ADMIN CROMIA',
      '/backoffice/users/new': 'IT ADMIN CROMIA',
      '/backoffice/personal-data': 'IT ADMIN CROMIA',
      '/backoffice/webhooks': 'IT ADMIN CROMIA',
      '/backoffice/jobs': 'IT ADMIN CROMIA',
      '/backoffice/failed-mails': 'IT ADMIN CROMIA',
      '/backoffice/audit': 'IT ADMIN CROMIA',
      '/backoffice/search-synonyms': 'IT ADMIN CROMIA',
      '/backoffice/searches': 'IT ADMIN CROMIA',
      '/backoffice/shipments': 'ADMIN CROMIA',
      '/backoffice/claims': 'ADMIN CROMIA',
      '/backoffice/mixing': 'IT ADMIN CROMIA',
      '/backoffice/hazards': 'IT ADMIN CROMIA',
      '/backoffice/catalogue': 'IT ADMIN CROMIA',
      '/backoffice/closures': 'IT ADMIN CROMIA',
      '/backoffice/prices': 'IT ADMIN CROMIA',
      '/backoffice/product-images': 'IT ADMIN CROMIA',
      '/backoffice/imports': 'IT ADMIN CROMIA',
      '/backoffice/imports/keys': 'IT ADMIN CROMIA',
      '/backoffice/sds': 'employee IT ADMIN CROMIA',
      '/backoffice/tds': 'employee IT ADMIN CROMIA',
      '/backoffice/sds-deliveries': 'employee IT ADMIN CROMIA',
    });
  });

  it('has a row for every page and a page for every row', () => {
    const withoutRow = PAGE_PATHS.filter((path) => findPageAccessRow(path) === undefined);
    expect(withoutRow, 'pages without a row').toEqual([]);
    const usedRows = new Set(PAGE_PATHS.map(findPageAccessRow));
    expect(Object.keys(PAGE_ACCESS).filter((row) => !usedRows.has(row))).toEqual([]);
  });

  it('applies the row of the parent page to pages without a row of their own', () => {
    const inheritingPaths = PAGE_PATHS.filter(
      (path) => !path.includes('$') && PAGE_ACCESS[path] === undefined,
    );
    expect(Object.fromEntries(inheritingPaths.map((path) => [path, findPageAccessRow(path)]))).toEqual({
      '/backoffice/dealers/new': '/backoffice/dealers',
      '/backoffice/private-catalogue': '/backoffice',
      '/checkout/offer': '/checkout',
      '/checkout/order': '/checkout',
      '/demo/mailbox': '/demo',
      '/profile-customer/claims': '/profile-customer',
      '/profile-customer/invoices': '/profile-customer',
      '/profile-customer/lists': '/profile-customer',
      '/profile-customer/ordered-products': '/profile-customer',
      '/profile-customer/orders': '/profile-customer',
      '/profile-customer/overview': '/profile-customer',
      '/profile-customer/request-offers': '/profile-customer',
      '/profile-customer/request-orders': '/profile-customer',
      '/profile-customer/shipments': '/profile-customer',
      '/profile-customer/statements': '/profile-customer',
      '/sds/customer': '/sds',
      '/sds/deliveries': '/sds',
      '/sds/document': '/sds',
    });
  });

  it('leaves unknown paths to the router', () => {
    expect(decidePageAccess(visitor, '/no/such/page')).toBe('allow');
  });
});

import { describe, expect, it } from 'vitest';
import type { AccessViewer } from '../accounts/access.ts';
import { decidePageAccess } from '../accounts/access.ts';
import { ROLES, type Role } from '../accounts/roles.ts';
import type { CompanyRole } from '../people/company-roles.ts';
import {
  countTasksOnPage,
  getWaitingQuery,
  listCustomerTaskKinds,
  listDeskTaskKinds,
  listPortfolioTaskKinds,
  OPEN_TASKS,
  type OpenTask,
  sortByUrgency,
} from './open-tasks.ts';

const buildViewer = (role: Role, companyRole: CompanyRole = 'OWNER'): AccessViewer => ({
  role,
  type: 'C',
  roleSds: 'NONE',
  roleTds: 'NONE',
  companyRole: role === 'CUSTOMER' ? companyRole : null,
});

describe('the open tasks', () => {
  it('of the desk are visible to staff allowed to act on them', () => {
    expect(listDeskTaskKinds(buildViewer('CUSTOMER'))).toEqual([]);
    expect(listDeskTaskKinds(buildViewer('IT'))).toEqual([
      'unassessedSerials',
      'failedMails',
      'failedImports',
      'failedWebhooks',
    ]);
    expect(listDeskTaskKinds(buildViewer('ADMIN'))).toContain('orderRequests');
  });

  it('of a customer are visible to its users and managers', () => {
    expect(listCustomerTaskKinds(buildViewer('CUSTOMER'))).toContain('ownOffers');
    expect(listCustomerTaskKinds(buildViewer('AGENT'))).toContain('ownOffers');
    expect(listCustomerTaskKinds(buildViewer('CUSTOMER', 'VIEWER'))).not.toContain('ownOffers');
    expect([listCustomerTaskKinds(buildViewer('USER')), listCustomerTaskKinds(buildViewer('ADMIN'))]).toEqual(
      [[], []],
    );
  });

  it('of a portfolio are visible to its managers', () => {
    expect(listPortfolioTaskKinds(buildViewer('AGENT'))).toContain('portfolioOffers');
    expect(listPortfolioTaskKinds(buildViewer('COMMERCIAL'))).toContain('portfolioLateOrders');
    expect([
      listPortfolioTaskKinds(buildViewer('CUSTOMER')),
      listPortfolioTaskKinds(buildViewer('ADMIN')),
    ]).toEqual([[], []]);
  });

  it('open their queues on what waits, oldest first', () => {
    expect(getWaitingQuery('/backoffice/order-requests')).toBe('?status=PENDING&sort=createdOn,asc');
    expect(getWaitingQuery('/backoffice/contact-requests')).toBe('?status=OPEN&sort=createdOn,asc');
    expect(getWaitingQuery('/backoffice/orders')).toBe('?status=OPEN&sort=createdOn,asc');
    expect([getWaitingQuery('/backoffice/users'), getWaitingQuery('/backoffice')]).toEqual(['', '']);
  });

  it('are counted once for each page', () => {
    const aTask = (kind: OpenTask['kind'], count: number, isCut = false) => ({
      kind,
      count,
      isCut,
      since: null,
    });
    const tasks = [
      aTask('ordersToConfirm', 2),
      aTask('ordersToShip', 3),
      aTask('lateOrders', 4),
      aTask('orderRequests', 1_000, true),
    ];
    expect(countTasksOnPage(tasks, '/backoffice/orders')).toEqual({ count: 5, isCut: false });
    expect(countTasksOnPage(tasks, '/backoffice/order-requests')).toEqual({ count: 1_000, isCut: true });
    expect(countTasksOnPage(tasks, '/backoffice/users')).toEqual({ count: 0, isCut: false });
  });

  it('are sorted by urgency: blocked and late orders first, then the oldest', () => {
    const aTask = (kind: OpenTask['kind'], since: string | null): OpenTask => ({
      kind,
      count: 1,
      isCut: false,
      since,
    });
    const sorted = sortByUrgency([
      aTask('ownCart', null),
      aTask('ownOffers', '2026-11-20T08:00:00Z'),
      aTask('ownLateOrders', '2026-11-25T00:00:00Z'),
      aTask('ownOrderRequests', '2026-11-02T08:00:00Z'),
      aTask('ownBlockedOrders', '2026-11-26T08:00:00Z'),
    ]);
    expect(sorted.map(({ kind }) => kind)).toEqual([
      'ownBlockedOrders',
      'ownLateOrders',
      'ownOrderRequests',
      'ownOffers',
      'ownCart',
    ]);
  });

  it('link to pages that their viewers may open', () => {
    for (const role of ROLES)
      for (const kind of [
        ...listDeskTaskKinds(buildViewer(role)),
        ...listPortfolioTaskKinds(buildViewer(role)),
        ...listCustomerTaskKinds(buildViewer(role)),
      ])
        expect(decidePageAccess(buildViewer(role), OPEN_TASKS[kind].path.split('?')[0] ?? '')).toBe('allow');
  });
});

import { describe, expect, it } from 'vitest';
import type { AccessViewer } from '../accounts/access.ts';
import { decidePageAccess } from '../accounts/access.ts';
import { ROLES, type Role } from '../accounts/roles.ts';
import {
  listCustomerTaskKinds,
  listDeskTaskKinds,
  listPortfolioTaskKinds,
  OPEN_TASKS,
} from './open-tasks.ts';

const viewer = (role: Role): AccessViewer => ({ role, type: 'C', roleSds: 'NONE', roleTds: 'NONE' });

describe('the open tasks', () => {
  it('of the desk are shown to staff allowed to act on them', () => {
    expect(listDeskTaskKinds(viewer('CUSTOMER'))).toEqual([]);
    expect(listDeskTaskKinds(viewer('IT'))).toEqual(['failedMails', 'failedImports', 'failedWebhooks']);
    expect(listDeskTaskKinds(viewer('ADMIN'))).toContain('orderRequests');
  });

  it('of a customer are shown to its users and managers', () => {
    expect(listCustomerTaskKinds(viewer('CUSTOMER'))).toContain('ownOffers');
    expect(listCustomerTaskKinds(viewer('AGENT'))).toContain('ownOffers');
    expect([listCustomerTaskKinds(viewer('USER')), listCustomerTaskKinds(viewer('ADMIN'))]).toEqual([[], []]);
  });

  it('of a portfolio are shown to its managers', () => {
    expect(listPortfolioTaskKinds(viewer('AGENT'))).toContain('portfolioOffers');
    expect(listPortfolioTaskKinds(viewer('COMMERCIAL'))).toContain('portfolioLateOrders');
    expect([listPortfolioTaskKinds(viewer('CUSTOMER')), listPortfolioTaskKinds(viewer('ADMIN'))]).toEqual([
      [],
      [],
    ]);
  });

  it('link to pages that their viewers may open', () => {
    for (const role of ROLES)
      for (const kind of [
        ...listDeskTaskKinds(viewer(role)),
        ...listPortfolioTaskKinds(viewer(role)),
        ...listCustomerTaskKinds(viewer(role)),
      ])
        expect(decidePageAccess(viewer(role), OPEN_TASKS[kind].path.split('?')[0] ?? '')).toBe('allow');
  });
});

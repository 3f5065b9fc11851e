import { describe, expect, it } from 'vitest';
import type { AccessViewer } from '../accounts/access.ts';
import { pageDecision } from '../accounts/access.ts';
import { ROLES, type Role } from '../accounts/roles.ts';
import { customerTasksFor, deskTasksFor, OPEN_TASKS } from './open-tasks.ts';

const viewer = (role: Role): AccessViewer => ({ role, type: 'C', roleSds: 'NONE', roleTds: 'NONE' });

describe('the open tasks', () => {
  it('of the desk are shown to staff who may act on them', () => {
    expect(deskTasksFor(viewer('CUSTOMER'))).toEqual([]);
    expect(deskTasksFor(viewer('IT'))).toEqual(['failedMails', 'failedImports', 'failedWebhooks']);
    expect(deskTasksFor(viewer('ADMIN'))).toContain('orderRequests');
  });

  it('of a customer are shown to its users and managers', () => {
    expect(customerTasksFor(viewer('CUSTOMER'))).toContain('ownOffers');
    expect(customerTasksFor(viewer('AGENT'))).toContain('ownOffers');
    expect([customerTasksFor(viewer('USER')), customerTasksFor(viewer('ADMIN'))]).toEqual([[], []]);
  });

  it('lead to pages that their viewers may see', () => {
    for (const role of ROLES)
      for (const kind of [...deskTasksFor(viewer(role)), ...customerTasksFor(viewer(role))])
        expect(pageDecision(viewer(role), OPEN_TASKS[kind].path.split('?')[0] ?? '')).toBe('allow');
  });
});

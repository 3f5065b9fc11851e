import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPANY_ROLES,
  JOINING_RIGHTS,
  listInvitableRoles,
  OWNER_RIGHTS,
  type PurchaseRights,
} from './company-roles.ts';
import { findApprovalNeed, mayDecideApproval } from './purchase-rule.ts';

const buyer = (changes: Partial<PurchaseRights> = {}): PurchaseRights => ({ ...JOINING_RIGHTS, ...changes });
const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const limit = fc.option(amount, { nil: null });
const rights = fc.record({
  companyRole: fc.constantFrom(...COMPANY_ROLES),
  orderLimit: limit,
  monthLimit: limit,
  canApprove: fc.boolean(),
});

describe('an order request', () => {
  it.each([
    ['of an owner', OWNER_RIGHTS, 1_000_000, 1_000_000, null],
    ['of a buyer without limits', buyer(), 1_000_000, 0, null],
    ['at the limit of one order', buyer({ orderLimit: 500 }), 500, 10_000, null],
    ['above the limit of one order', buyer({ orderLimit: 500 }), 500.01, 0, 'ORDER_LIMIT'],
    ['at the limit of the month', buyer({ monthLimit: 1000 }), 300.1, 699.9, null],
    ['above the limit of the month', buyer({ monthLimit: 1000 }), 300.1, 699.91, 'MONTH_LIMIT'],
    ['without a limit left', buyer({ orderLimit: 0 }), 0.01, 0, 'ORDER_LIMIT'],
    ['of a requester', buyer({ companyRole: 'REQUESTER' }), 1, 0, 'ROLE'],
    ['of a viewer', buyer({ companyRole: 'VIEWER' }), 1, 0, 'ROLE'],
  ] as const)('%s needs an approval or not', (_which, by, total, monthTotal, expected) => {
    expect(findApprovalNeed(by, { total, monthTotal })?.reason ?? null).toBe(expected);
  });

  it('states the limit and the total that exceeds it', () => {
    expect(findApprovalNeed(buyer({ monthLimit: 1000 }), { total: 0.2, monthTotal: 999.9 })).toEqual({
      reason: 'MONTH_LIMIT',
      limit: 1000,
      total: 1000.1,
    });
  });

  it('that needs no approval needs none with higher limits or a lower total', () => {
    fc.assert(
      fc.property(rights, amount, amount, amount, (by, total, monthTotal, more) => {
        fc.pre(findApprovalNeed(by, { total, monthTotal }) === null);
        const raised = {
          ...by,
          orderLimit: by.orderLimit === null ? null : by.orderLimit + more,
          monthLimit: by.monthLimit === null ? null : by.monthLimit + more,
        };
        expect(findApprovalNeed(raised, { total, monthTotal })).toBeNull();
        expect(findApprovalNeed(by, { total: Math.min(total, more), monthTotal })).toBeNull();
      }),
    );
  });
});

describe('an approval', () => {
  it('is never decided by its author, and only by those who could order it themselves', () => {
    fc.assert(
      fc.property(rights, amount, amount, fc.boolean(), (by, total, monthTotal, isAuthor) => {
        const approver = { ...by, userId: 'a', monthTotal };
        const decides = mayDecideApproval(approver, { authorId: isAuthor ? 'a' : 'b', total });
        const couldOrder = findApprovalNeed(by, { total, monthTotal }) === null;
        expect(decides).toBe(!isAuthor && couldOrder && (by.companyRole === 'OWNER' || by.canApprove));
      }),
    );
  });
});

it('nobody invites with more rights than the own ones', () => {
  for (const inviter of COMPANY_ROLES) {
    const own = COMPANY_ROLES.indexOf(inviter);
    for (const role of listInvitableRoles(inviter)) {
      expect(COMPANY_ROLES.indexOf(role)).toBeGreaterThanOrEqual(own);
    }
  }
  expect(listInvitableRoles('REQUESTER')).toEqual([]);
  expect(listInvitableRoles('VIEWER')).toEqual([]);
});

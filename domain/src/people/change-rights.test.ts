import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyRightsChange,
  findExcessiveFields,
  findIneffectiveFields,
  limitInvitedRights,
  listChangedRights,
  settleRights,
} from './change-rights.ts';
import { COMPANY_ROLES, JOINING_RIGHTS, listInvitableRoles, OWNER_RIGHTS } from './company-roles.ts';
import { findApprovalNeed, isApprover } from './purchase-rule.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
const limit = fc.option(amount, { nil: null });
const rights = fc
  .record({
    companyRole: fc.constantFrom(...COMPANY_ROLES),
    orderLimit: limit,
    monthLimit: limit,
    canApprove: fc.boolean(),
  })
  .map(settleRights);

describe('a change of rights', () => {
  it('leaves out what has no effect in the new role, and names it when it was asked for', () => {
    const buyer = { ...JOINING_RIGHTS, orderLimit: 500, canApprove: true };
    expect(applyRightsChange({ ...buyer, ...{ username: 'anna@test.it' } }, {})).toEqual(buyer);
    expect(applyRightsChange(buyer, { companyRole: 'OWNER' })).toEqual(OWNER_RIGHTS);
    expect(applyRightsChange(buyer, { companyRole: 'VIEWER' })).toEqual({
      ...JOINING_RIGHTS,
      companyRole: 'VIEWER',
    });
    const change = { companyRole: 'REQUESTER', monthLimit: 10 } as const;
    expect(findIneffectiveFields(change, applyRightsChange(buyer, change))).toEqual([
      { path: 'monthLimit', code: 'invalidField' },
    ]);
    expect(listChangedRights(buyer, applyRightsChange(buyer, { orderLimit: null }))).toEqual(['orderLimit']);
  });

  it('never changes what a person may order or approve by leaving it out', () => {
    fc.assert(
      fc.property(rights, amount, amount, (before, total, monthTotal) => {
        const settled = settleRights(before);
        const order = { total, monthTotal };
        expect(findApprovalNeed(settled, order)).toEqual(findApprovalNeed(before, order));
        expect(isApprover(settled)).toBe(isApprover(before));
      }),
    );
  });
});

describe('an invitation', () => {
  it('never gives more than the inviter has', () => {
    fc.assert(
      fc.property(rights, rights, amount, amount, (inviter, invited, total, monthTotal) => {
        const given = limitInvitedRights(inviter, invited);
        if (given === null) {
          expect(listInvitableRoles(inviter.companyRole)).toEqual([]);
          return;
        }
        const order = { total, monthTotal };
        if (findApprovalNeed(given, order) === null) expect(findApprovalNeed(inviter, order)).toBeNull();
        if (inviter.companyRole !== 'OWNER') expect(isApprover(given)).toBe(false);
        // What may be given once may be given again.
        expect(limitInvitedRights(inviter, given)).toEqual(given);
        expect(findExcessiveFields(given, given)).toEqual([]);
      }),
    );
  });

  it('names each field that asks for more, with the highest limit', () => {
    const inviter = { ...JOINING_RIGHTS, orderLimit: 500 };
    const requested = { ...OWNER_RIGHTS, monthLimit: 20 };
    const given = limitInvitedRights(inviter, requested);
    expect(given).toEqual({ ...JOINING_RIGHTS, orderLimit: 500, monthLimit: 20 });
    expect(given && findExcessiveFields(requested, given)).toEqual([
      { path: 'companyRole', code: 'invalidField' },
      { path: 'orderLimit', code: 'invalidField', limit: { of: 'value', max: 500 } },
      { path: 'canApprove', code: 'invalidField' },
    ]);
  });
});

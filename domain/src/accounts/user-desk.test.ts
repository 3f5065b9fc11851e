import { describe, expect, it } from 'vitest';
import {
  ASSIGNABLE_ROLES,
  findChangedRights,
  findRightsConsequences,
  findRightsRejection,
  isRoleAllowedForType,
  normaliseLabRoles,
  USER_MANAGER_ROLES,
  type UserRights,
  userChangeSchema,
} from './user-desk.ts';

const buildRights = (changes: Partial<UserRights> = {}): UserRights => ({
  role: 'USER',
  roleSds: 'NONE',
  roleTds: 'NONE',
  rolesLab: 'NOACCESS',
  isDisabled: false,
  ...changes,
});
const OTHER_USER = { isSelf: false, otherUserManagers: 1 };

describe('a change of user rights', () => {
  it("is rejected for the user's own rights", () => {
    const ownUser = { isSelf: true, otherUserManagers: 5 };
    expect(
      findRightsRejection(buildRights({ role: 'ADMIN' }), buildRights({ role: 'CROMIA' }), ownUser),
    ).toBe('OwnRights');
    expect(
      findRightsRejection(
        buildRights({ role: 'ADMIN' }),
        buildRights({ role: 'ADMIN', isDisabled: true }),
        ownUser,
      ),
    ).toBe('OwnRights');
  });

  it('is rejected when no user who manages users would remain', () => {
    expect(USER_MANAGER_ROLES).toEqual(['ADMIN', 'CROMIA']);
    const lastDecider = { isSelf: false, otherUserManagers: 0 };
    const admin = buildRights({ role: 'ADMIN' });
    for (const updated of [buildRights({ role: 'IT' }), { ...admin, isDisabled: true }]) {
      expect(findRightsRejection(admin, updated, lastDecider)).toBe('LastDecider');
      expect(findRightsRejection(admin, updated, OTHER_USER)).toBeNull();
    }
    // The new role can still manage users.
    expect(findRightsRejection(admin, buildRights({ role: 'CROMIA' }), lastDecider)).toBeNull();
    expect(findRightsRejection(admin, { ...admin, roleSds: 'EMPLOYEE' }, lastDecider)).toBeNull();
    // A disabled user does not count as a decider, so changing its rights removes none.
    expect(
      findRightsRejection({ ...admin, isDisabled: true }, buildRights({ isDisabled: true }), lastDecider),
    ).toBeNull();
  });

  it('allows only the role USER for a private user', () => {
    expect(ASSIGNABLE_ROLES.filter((role) => isRoleAllowedForType(role, 'P'))).toEqual(['USER']);
    expect(ASSIGNABLE_ROLES.every((role) => isRoleAllowedForType(role, 'C'))).toBe(true);
  });
});

describe('the consequences of a change of rights', () => {
  it('include leaving the customer, emptying the portfolio and ending the sessions', () => {
    const noConsequences = { leavesCustomer: false, emptiesPortfolio: false, endsSessions: false };
    expect(findRightsConsequences(buildRights(), buildRights({ role: 'AGENT' }))).toEqual(noConsequences);
    expect(
      findRightsConsequences(buildRights({ role: 'AGENT' }), buildRights({ role: 'COMMERCIAL' })),
    ).toEqual(noConsequences);
    expect(
      findRightsConsequences(
        buildRights({ role: 'AGENT' }),
        buildRights({ role: 'AGENT', isDisabled: true }),
      ),
    ).toEqual({
      ...noConsequences,
      endsSessions: true,
    });
    expect(findRightsConsequences(buildRights({ role: 'COMMERCIAL' }), buildRights({ role: 'IT' }))).toEqual({
      ...noConsequences,
      emptiesPortfolio: true,
    });
    expect(findRightsConsequences(buildRights({ role: 'CUSTOMER' }), buildRights())).toEqual({
      ...noConsequences,
      leavesCustomer: true,
    });
  });

  it('list the changed fields', () => {
    expect(findChangedRights(buildRights(), buildRights({ roleSds: 'EMPLOYEE', isDisabled: true }))).toEqual([
      'roleSds',
      'isDisabled',
    ]);
  });
});

describe('a request to change a user', () => {
  const findErrors = (body: object) =>
    userChangeSchema
      .safeParse({ rightsVersion: 1, ...body })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it('cannot set the role CUSTOMER', () => {
    expect(findErrors({ role: 'CUSTOMER' })).toEqual([['role', 'invalidField']]);
    expect(findErrors({ role: 'AGENT' })).toBeUndefined();
  });

  it('requires the rights version', () => {
    expect(userChangeSchema.safeParse({ role: 'USER' }).error?.issues[0]).toMatchObject({
      path: ['rightsVersion'],
      message: 'missing',
    });
  });

  it('normalises lab roles and rejects invalid or long ones', () => {
    expect([' LAB , ADMIN,LAB', '', ' , ', 'NOACCESS', 'NOACCESS,LAB'].map(normaliseLabRoles)).toEqual([
      'LAB,ADMIN',
      'NOACCESS',
      'NOACCESS',
      'NOACCESS',
      'LAB',
    ]);
    expect(findErrors({ rolesLab: 'LAB;DROP' })).toEqual([['rolesLab', 'invalidField']]);
    expect(findErrors({ rolesLab: 'x'.repeat(256) })?.[0]).toEqual(['rolesLab', 'invalidLenght']);
    expect(userChangeSchema.parse({ rightsVersion: 1, rolesLab: 'a, b' }).rolesLab).toBe('a,b');
  });
});

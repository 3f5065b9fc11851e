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

const rights = (given: Partial<UserRights> = {}): UserRights => ({
  role: 'USER',
  roleSds: 'NONE',
  roleTds: 'NONE',
  rolesLab: 'NOACCESS',
  isDisabled: false,
  ...given,
});
const OTHER = { isSelf: false, otherDeciders: 1 };

describe('a change of user rights', () => {
  it("is refused for the user's own rights", () => {
    const own = { isSelf: true, otherDeciders: 5 };
    expect(findRightsRejection(rights({ role: 'ADMIN' }), rights({ role: 'CROMIA' }), own)).toBe('OwnRights');
    expect(
      findRightsRejection(rights({ role: 'ADMIN' }), rights({ role: 'ADMIN', isDisabled: true }), own),
    ).toBe('OwnRights');
  });

  it('is refused when it would leave no user who decides on users', () => {
    expect(USER_MANAGER_ROLES).toEqual(['ADMIN', 'CROMIA']);
    const last = { isSelf: false, otherDeciders: 0 };
    const admin = rights({ role: 'ADMIN' });
    for (const is of [rights({ role: 'IT' }), { ...admin, isDisabled: true }]) {
      expect(findRightsRejection(admin, is, last)).toBe('LastDecider');
      expect(findRightsRejection(admin, is, OTHER)).toBeNull();
    }
    // The new role can still decide on users.
    expect(findRightsRejection(admin, rights({ role: 'CROMIA' }), last)).toBeNull();
    expect(findRightsRejection(admin, { ...admin, roleSds: 'EMPLOYEE' }, last)).toBeNull();
    // A disabled user does not count as a decider, so changing its rights removes none.
    expect(
      findRightsRejection({ ...admin, isDisabled: true }, rights({ isDisabled: true }), last),
    ).toBeNull();
  });

  it('allows only the role USER for a private user', () => {
    expect(ASSIGNABLE_ROLES.filter((role) => isRoleAllowedForType(role, 'P'))).toEqual(['USER']);
    expect(ASSIGNABLE_ROLES.every((role) => isRoleAllowedForType(role, 'C'))).toBe(true);
  });
});

describe('the consequences of a change of rights', () => {
  it('include leaving the customer, emptying the portfolio and ending the sessions', () => {
    const none = { leavesCustomer: false, emptiesPortfolio: false, endsSessions: false };
    expect(findRightsConsequences(rights(), rights({ role: 'AGENT' }))).toEqual(none);
    expect(findRightsConsequences(rights({ role: 'AGENT' }), rights({ role: 'COMMERCIAL' }))).toEqual(none);
    expect(
      findRightsConsequences(rights({ role: 'AGENT' }), rights({ role: 'AGENT', isDisabled: true })),
    ).toEqual({
      ...none,
      endsSessions: true,
    });
    expect(findRightsConsequences(rights({ role: 'COMMERCIAL' }), rights({ role: 'IT' }))).toEqual({
      ...none,
      emptiesPortfolio: true,
    });
    expect(findRightsConsequences(rights({ role: 'CUSTOMER' }), rights())).toEqual({
      ...none,
      leavesCustomer: true,
    });
  });

  it('list the changed fields', () => {
    expect(findChangedRights(rights(), rights({ roleSds: 'EMPLOYEE', isDisabled: true }))).toEqual([
      'roleSds',
      'isDisabled',
    ]);
  });
});

describe('a request to change a user', () => {
  const errorsOf = (body: object) =>
    userChangeSchema
      .safeParse({ rightsVersion: 1, ...body })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it('cannot set the role CUSTOMER', () => {
    expect(errorsOf({ role: 'CUSTOMER' })).toEqual([['role', 'invalidField']]);
    expect(errorsOf({ role: 'AGENT' })).toBeUndefined();
  });

  it('requires the rights version', () => {
    expect(userChangeSchema.safeParse({ role: 'USER' }).error?.issues[0]).toMatchObject({
      path: ['rightsVersion'],
      message: 'missing',
    });
  });

  it('normalises lab roles and refuses invalid or long ones', () => {
    expect([' LAB , ADMIN,LAB', '', ' , ', 'NOACCESS', 'NOACCESS,LAB'].map(normaliseLabRoles)).toEqual([
      'LAB,ADMIN',
      'NOACCESS',
      'NOACCESS',
      'NOACCESS',
      'LAB',
    ]);
    expect(errorsOf({ rolesLab: 'LAB;DROP' })).toEqual([['rolesLab', 'invalidField']]);
    expect(errorsOf({ rolesLab: 'x'.repeat(256) })?.[0]).toEqual(['rolesLab', 'invalidLenght']);
    expect(userChangeSchema.parse({ rightsVersion: 1, rolesLab: 'a, b' }).rolesLab).toBe('a,b');
  });
});

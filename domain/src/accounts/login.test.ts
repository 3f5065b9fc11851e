import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../errors.ts';
import { DEPARTMENT_ROLES, isRoleInDepartment } from './company.ts';
import { isFirstLogin, loginSchema } from './login.ts';

describe('login', () => {
  it('reports an empty username and password as missing', () => {
    const { error } = loginSchema.safeParse({ username: ' ', password: '' });
    expect(error && toFieldErrors(error)).toEqual([
      { path: 'username', code: 'missing' },
      { path: 'password', code: 'missing' },
    ]);
  });

  it('is the first login while the user version is at most 1', () => {
    expect(isFirstLogin({ version: 0 })).toBe(true);
    expect(isFirstLogin({ version: 1 })).toBe(true);
    expect(isFirstLogin({ version: 2 })).toBe(false);
  });
});

describe('a department', () => {
  it('allows only its own roles', () => {
    expect(DEPARTMENT_ROLES.PRC).toEqual(['DRC', 'MNG', 'BYR']);
    expect(isRoleInDepartment('MNG', 'GNM')).toBe(true);
    expect(isRoleInDepartment('MNG', 'OPR')).toBe(false);
  });
});

import type { UserDetail } from '@cromia/domain/accounts/user-desk';
import { expect, test } from 'vitest';
import { createRightsFormSchema, toRightsFormValues } from './rights-form';

const user: UserDetail = {
  id: '7b8e1a52-2f0d-4d1b-9a5e-0c2f5f6a7b01',
  username: 'anna@test.it',
  firstname: 'Anna',
  lastname: 'Pozzi',
  role: 'CUSTOMER',
  type: 'C',
  isDisabled: false,
  isAnonymised: false,
  businessName: 'Rossi',
  customerCode: '100001',
  createdOn: '2026-01-01T00:00:00Z',
  roleSds: 'AUTO',
  roleTds: 'NONE',
  rolesLab: 'NOACCESS',
  language: 'it',
  rightsVersion: 3,
  customers: 0,
  secondFactors: [],
  sessions: 1,
  lastUsedOn: null,
  history: [],
};

test("the role of a customer's user is not sent when other rights change", () => {
  const values = { ...toRightsFormValues(user), roleSds: 'EMPLOYEE' as const };
  expect(values.rolesLab).toBe('');
  expect(createRightsFormSchema(user).parse(values)).toEqual({
    rightsVersion: 3,
    roleSds: 'EMPLOYEE',
    roleTds: 'NONE',
    rolesLab: 'NOACCESS',
  });
});

test('an invalid lab role is reported at its field', () => {
  const { error } = createRightsFormSchema(user).safeParse({ ...toRightsFormValues(user), rolesLab: 'a;b' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['rolesLab', 'invalidField'],
  ]);
});

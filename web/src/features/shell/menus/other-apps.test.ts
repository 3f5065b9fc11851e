import type { User } from '@cromia/domain/accounts/login';
import { expect, test } from 'vitest';
import { listExternalApps } from './other-apps';

const ALL = {
  tdsAppUrl: 'https://tds.example',
  labAppUrl: 'https://lab.example',
  dashboardUrl: 'https://board.example',
};
const NONE = { tdsAppUrl: null, labAppUrl: null, dashboardUrl: null };

function aUser(over: Partial<User>): User {
  return {
    ...{
      username: 'a@b.example',
      role: 'USER',
      type: 'C',
      office: null,
      language: 'it',
      firstname: 'A',
      lastname: 'B',
    },
    ...{
      roleTds: 'NONE',
      roleSds: 'NONE',
      rolesLab: 'NOACCESS',
      gender: 'F',
      telephone: null,
      phonePrefix: null,
    },
    ...{
      country: null,
      zipCode: null,
      province: null,
      interested: null,
      businessName: null,
      businessWebsite: null,
    },
    ...{ businessType: null, businessDepartment: null, businessRole: null, notificationMail: true },
    ...{
      privacyAccepted: true,
      newsletterSubscribed: false,
      commercialUseConsent: false,
      isInternalUser: false,
    },
    ...{ customerCode: null, version: 2 },
    ...over,
  };
}

const appsOf = (over: Partial<User>, addresses: Parameters<typeof listExternalApps>[1] = ALL) =>
  listExternalApps(aUser(over), addresses).map(({ app }) => app);

test('external applications are listed by TDS role, lab role and staff role', () => {
  expect(appsOf({})).toEqual([]);
  expect(appsOf({ roleTds: 'USER' })).toEqual(['tds']);
  expect(appsOf({ rolesLab: 'TESTER' })).toEqual(['lab']);
  expect(appsOf({ role: 'IT', roleTds: 'ADMIN' })).toEqual(['tds', 'dashboard']);
});

test('external applications are hidden without a URL and from visitors', () => {
  expect(appsOf({ role: 'ADMIN', roleTds: 'ADMIN', rolesLab: 'TESTER' }, NONE)).toEqual([]);
  expect(listExternalApps(null, ALL)).toEqual([]);
});

import type { User } from '@cromia/domain/accounts/login';
import { expect, test } from 'vitest';
import { listExternalApps } from './other-apps';

const ALL = {
  tdsAppUrl: 'https://tds.example',
  labAppUrl: 'https://lab.example',
  dashboardUrl: 'https://board.example',
};
const NONE = { tdsAppUrl: null, labAppUrl: null, dashboardUrl: null };

function aUser(overrides: Partial<User>): User {
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
    ...{ customerCode: null, companyRole: null, canApprove: false, needsSecondFactor: false, version: 2 },
    ...overrides,
  };
}

const listAppNames = (overrides: Partial<User>, addresses: Parameters<typeof listExternalApps>[1] = ALL) =>
  listExternalApps(aUser(overrides), addresses).map(({ app }) => app);

test('external applications are listed by TDS role, lab role and staff role', () => {
  expect(listAppNames({})).toEqual([]);
  expect(listAppNames({ roleTds: 'USER' })).toEqual(['tds']);
  expect(listAppNames({ rolesLab: 'TESTER' })).toEqual(['lab']);
  expect(listAppNames({ role: 'IT', roleTds: 'ADMIN' })).toEqual(['tds', 'dashboard']);
});

test('external applications are hidden without a URL and from visitors', () => {
  expect(listAppNames({ role: 'ADMIN', roleTds: 'ADMIN', rolesLab: 'TESTER' }, NONE)).toEqual([]);
  expect(listExternalApps(null, ALL)).toEqual([]);
});

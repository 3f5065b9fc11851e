import type { ListedUser, UserDetail } from '@cromia/domain/accounts/user-desk';

/** An agent as the back office shows them. */
export function aListedUser(overrides: Partial<ListedUser> = {}): ListedUser {
  return {
    id: '00000000-0000-4000-8000-0000000000a1',
    username: 'agente@cromia.test',
    firstname: 'Marta',
    lastname: 'Fontana',
    role: 'AGENT',
    type: 'C',
    isDisabled: false,
    isAnonymised: false,
    businessName: 'Fontana Rappresentanze',
    customerCode: null,
    createdOn: '2026-03-01T08:30:00.000Z',
    ...overrides,
  };
}

/** An enabled agent with one customer. */
export function aUserDetail(overrides: Partial<UserDetail> = {}): UserDetail {
  return {
    ...aListedUser(),
    roleSds: 'AUTO',
    roleTds: 'NONE',
    rolesLab: 'NOACCESS',
    language: 'it',
    rightsVersion: 4,
    customers: 1,
    secondFactors: [],
    sessions: 2,
    lastUsedOn: '2026-11-20T08:30:00.000Z',
    history: [],
    ...overrides,
  };
}

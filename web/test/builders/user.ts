import type { User } from '@cromia/domain/accounts/login';

/** A customer's user by default. */
export function aUser(overrides: Partial<User> = {}): User {
  const role = overrides.role ?? 'CUSTOMER';
  return {
    username: 'marta@colorificio.test',
    role,
    type: 'C',
    office: null,
    language: 'it',
    firstname: 'Marta',
    lastname: 'Fontana',
    roleTds: 'USER',
    roleSds: 'AUTO',
    rolesLab: 'NOACCESS',
    gender: 'F',
    telephone: '0422512345',
    phonePrefix: '+39',
    country: 'IT',
    zipCode: '31100',
    province: 'TV',
    interested: null,
    businessName: 'Rossi Verniciature S.r.l.',
    businessWebsite: 'https://rossi.test',
    businessType: 'MTI',
    businessDepartment: 'PRC',
    businessRole: 'BYR',
    notificationMail: true,
    privacyAccepted: true,
    newsletterSubscribed: false,
    commercialUseConsent: false,
    isInternalUser: false,
    customerCode: role === 'CUSTOMER' ? '100001' : null,
    version: 5,
    companyRole: role === 'CUSTOMER' ? 'OWNER' : null,
    canApprove: role === 'CUSTOMER',
    needsSecondFactor: false,
    ...overrides,
  };
}

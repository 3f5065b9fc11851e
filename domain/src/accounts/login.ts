import { z } from 'zod';
import { objectField, secretField, usernameField } from '../fields.ts';
import { UI_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { COMPANY_ROLES } from '../people/company-roles.ts';
import { GENDERS, ROLES, SDS_ROLES, TDS_ROLES, USER_TYPES } from './roles.ts';

/** Body of POST /auth. Page and server both report an empty user name as `missing`. */
export const loginSchema = objectField({
  username: usernameField(),
  // Not checked against the password rules, which may have changed since it was chosen.
  password: secretField(LIMITS.loginPassword),
});
export type LoginCredentials = z.infer<typeof loginSchema>;

const text = z.string().nullable();

/** A user as the API returns it: the fields of section 3, with the customer code of a CUSTOMER, and no secrets. */
export const userSchema = z.object({
  username: z.string(),
  role: z.enum(ROLES),
  type: z.enum(USER_TYPES),
  office: text,
  language: z.enum(UI_LANGUAGES),
  firstname: z.string(),
  lastname: z.string(),
  roleTds: z.enum(TDS_ROLES),
  roleSds: z.enum(SDS_ROLES),
  rolesLab: z.string(),
  gender: z.enum(GENDERS),
  telephone: text,
  phonePrefix: text,
  country: text,
  zipCode: text,
  province: text,
  interested: text,
  businessName: text,
  businessWebsite: text,
  businessType: text,
  businessDepartment: text,
  businessRole: text,
  notificationMail: z.boolean(),
  privacyAccepted: z.boolean(),
  newsletterSubscribed: z.boolean(),
  commercialUseConsent: z.boolean(),
  isInternalUser: z.boolean(),
  customerCode: text.describe('Customer that the user belongs to; null unless the role is CUSTOMER'),
  companyRole: z
    .enum(COMPANY_ROLES)
    .nullable()
    .describe('Role within the customer; null unless the role is CUSTOMER'),
  canApprove: z.boolean().describe('Whether the user decides on approvals of colleagues'),
  version: z.int().describe('Number of completed logins'),
  needsSecondFactor: z
    .boolean()
    .describe('Whether the user must set up a second factor before anything else than the own account'),
});
export type User = z.infer<typeof userSchema>;

/** Whether a user has just logged in for the first time (section 4). */
export function isFirstLogin(user: Pick<User, 'version'>): boolean {
  return user.version <= LIMITS.firstLoginVersion;
}

export const accessTokenSchema = z.object({ accessToken: z.string() });

export const tokensSchema = accessTokenSchema.extend({ refreshToken: z.string() });

export const loginResponseSchema = tokensSchema.extend({ user: userSchema });

/** Body of POST /auth/token-refreshing. */
export const refreshSchema = objectField({
  username: usernameField(),
  refreshToken: secretField(LIMITS.token),
});

/** Body of POST /auth/logout. */
export const logoutSchema = objectField({ refreshToken: secretField(LIMITS.token) });

/** Path parameters of calls about one user. */
export const userParamsSchema = z.object({ username: usernameField() });

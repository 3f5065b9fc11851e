/** Roles of users (sections 3 and 6). */
export const ROLES = ['USER', 'CUSTOMER', 'AGENT', 'COMMERCIAL', 'IT', 'ADMIN', 'CROMIA'] as const;
export type Role = (typeof ROLES)[number];

/** User types: P private, C company. */
export const USER_TYPES = ['P', 'C'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Role for safety data sheets: AUTO follows the user's role, EMPLOYEE sees everything. */
export const SDS_ROLES = ['NONE', 'AUTO', 'EMPLOYEE'] as const;
export type SdsRole = (typeof SDS_ROLES)[number];

/** Role in the external application for technical data sheets. */
export const TDS_ROLES = ['NONE', 'USER', 'ADMIN'] as const;
export type TdsRole = (typeof TDS_ROLES)[number];

/** The lab role without access (section 3). */
export const LAB_NO_ACCESS = 'NOACCESS';

/** Gender of users and contacts; F is the default (section 3). */
export const GENDERS = ['F', 'M'] as const;

/** First path segment of role-prefixed calls (section 6). */
export const ROLE_PREFIXES = ['commercial', 'agent', 'customer', 'it', 'admin', 'cromia', 'user'] as const;
export type RolePrefix = (typeof ROLE_PREFIXES)[number];

const ROLE_TO_PREFIX: Record<Role, RolePrefix> = {
  USER: 'user',
  CUSTOMER: 'customer',
  AGENT: 'agent',
  COMMERCIAL: 'commercial',
  IT: 'it',
  ADMIN: 'admin',
  CROMIA: 'cromia',
};

/** The path prefix of a role's calls: the role in lower case (contract, section 2). */
export function toRolePrefix(role: Role): RolePrefix {
  return ROLE_TO_PREFIX[role];
}

/** Whether users of a role act for several customers and must select one. */
export function actsForCustomers(role: Role): role is 'AGENT' | 'COMMERCIAL' {
  return role === 'AGENT' || role === 'COMMERCIAL';
}

/** Whether a comma-separated list of lab roles grants access to the lab (section 6). */
export function hasLabAccess(rolesLab: string | null | undefined): boolean {
  return (rolesLab ?? '').split(',').some((role) => role.trim() !== '' && role.trim() !== LAB_NO_ACCESS);
}

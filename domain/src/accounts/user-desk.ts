import { z } from 'zod';
import { historyEntrySchema } from '../decision.ts';
import type { ErrorCode } from '../errors.ts';
import {
  booleanField,
  choiceField,
  createCrossFieldRule,
  customerCodeField,
  filterTextField,
  objectField,
  requiredTextField,
  usernameField,
  wholeNumberField,
} from '../fields.ts';
import { UI_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { isAllowed } from './access.ts';
import {
  actsForCustomers,
  LAB_NO_ACCESS,
  ROLES,
  type Role,
  SDS_ROLES,
  TDS_ROLES,
  USER_TYPES,
  type UserType,
} from './roles.ts';
import { SECOND_FACTOR_METHODS } from './second-factor.ts';

/**
 * Roles that staff can assign. CUSTOMER is excluded: users get it through a request, a customer code or an invitation
 * (section 1), each of which identifies the customer.
 */
export const ASSIGNABLE_ROLES = ROLES.filter((role) => role !== 'CUSTOMER');

/** States of a user; a DISABLED user cannot log in. */
export const USER_STATES = ['ENABLED', 'DISABLED'] as const;

export const USER_SORTS = ['lastname', 'username', 'role', 'createdOn'] as const;

/** Query of GET backoffice/users. */
export const userListQuerySchema = createPageQuerySchema({
  sortFields: USER_SORTS,
  defaultSort: 'lastname,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  searchString: filterTextField().describe(
    'Part of the name, e-mail address or business name, or beginning of the customer code',
  ),
  role: choiceField(ROLES).optional(),
  type: choiceField(USER_TYPES).optional(),
  state: choiceField(USER_STATES).optional(),
});
export type UserListQuery = z.infer<typeof userListQuerySchema>;

/** A user in the list in the back office, with no more personal data than needed to identify them. */
export const listedUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.enum(ROLES),
  type: z.enum(USER_TYPES),
  isDisabled: z.boolean(),
  isAnonymised: z.boolean().describe('Whether the personal data has been replaced, which cannot be undone'),
  businessName: z
    .string()
    .nullable()
    .describe('Business name of the customer for a CUSTOMER, otherwise the one entered at registration'),
  customerCode: z.string().nullable(),
  createdOn: z.string().describe('Time of the registration (UTC)'),
});
export type ListedUser = z.infer<typeof listedUserSchema>;
export const userPageSchema = createLimitedPageSchema(listedUserSchema);

/** Rights of a user that staff can change in the back office. */
const rightsShape = {
  role: z.enum(ROLES),
  roleSds: z.enum(SDS_ROLES),
  roleTds: z.enum(TDS_ROLES),
  rolesLab: z.string(),
  isDisabled: z.boolean(),
};
export const userRightsSchema = z.object(rightsShape);
export type UserRights = z.infer<typeof userRightsSchema>;

/** A user with their rights, and the data that a change of rights affects. */
export const userDetailSchema = listedUserSchema.extend({
  ...rightsShape,
  language: z.enum(UI_LANGUAGES),
  rightsVersion: z.int().describe("Version of the user's rights, incremented on each change"),
  customers: z.int().describe("Number of customers in the user's portfolio"),
  secondFactors: z
    .array(z.enum(SECOND_FACTOR_METHODS))
    .describe('Second factors that the user has set up; empty without one'),
  sessions: z.int().describe('Number of active sessions'),
  lastUsedOn: z
    .string()
    .nullable()
    .describe('Time of the last session activity (UTC); null if none is recorded'),
  history: z.array(historyEntrySchema),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

const LAB_ROLE = /^[\w.-]{1,40}$/;

/** Normalises a typed list of lab roles: removes duplicates, returns `NOACCESS` for an empty list. */
export function normaliseLabRoles(typed: string): string {
  const names = typed.split(',').map((name) => name.trim());
  const roles = names.filter((name) => name !== '' && name !== LAB_NO_ACCESS);
  return [...new Set(roles)].join(',') || LAB_NO_ACCESS;
}

/** Comma-separated roles of the lab application (section 3). */
export function labRolesField() {
  return z
    .string({ error: 'invalidField' })
    .max(LIMITS.text, 'invalidLenght')
    .overwrite(normaliseLabRoles)
    .refine((roles) => roles.split(',').every((name) => LAB_ROLE.test(name)), 'invalidField');
}

/**
 * Body of PATCH backoffice/users/{id}. Absent fields stay unchanged; `rightsVersion` is the version that the caller has
 * read.
 */
export const userChangeSchema = objectField({
  rightsVersion: wholeNumberField(1, LIMITS.rowVersion),
  role: choiceField(ASSIGNABLE_ROLES).optional(),
  roleSds: choiceField(SDS_ROLES).optional(),
  roleTds: choiceField(TDS_ROLES).optional(),
  rolesLab: labRolesField().optional(),
  isDisabled: booleanField().optional(),
});
export type UserChange = z.infer<typeof userChangeSchema>;

/** The roles of the manufacturer's people who do not manage users. IT may create only these users. */
const IT_CREATED_ROLES = ['AGENT', 'COMMERCIAL', 'IT'] as const satisfies readonly Role[];

/**
 * The roles that a user may give to a new user. IT may appoint nobody who manages users, since that person could then
 * make anybody ADMIN.
 */
export function listCreatableRoles(creator: Role): readonly Role[] {
  if (USER_MANAGER_ROLES.includes(creator)) return ROLES;
  return creator === 'IT' ? IT_CREATED_ROLES : [];
}

const newUserShape = {
  username: usernameField(),
  role: choiceField(ROLES),
  type: choiceField(USER_TYPES),
  firstname: requiredTextField(LIMITS.firstname),
  lastname: requiredTextField(LIMITS.lastname),
  language: choiceField(UI_LANGUAGES),
  customerCode: customerCodeField()
    .nullish()
    .describe('Customer of a CUSTOMER; must be absent for other roles'),
};
const rolePair = { role: newUserShape.role, type: newUserShape.type };
const customerPair = { role: newUserShape.role, customerCode: newUserShape.customerCode };

/** Body of POST backoffice/users: a user who gets a mail with a link to choose the password. */
export const newUserSchema = objectField(newUserShape).check(
  createCrossFieldRule(rolePair, 'role', ({ role, type }) => isRoleAllowedForType(role, type)),
  createCrossFieldRule(
    customerPair,
    'customerCode',
    ({ role, customerCode }) => role !== 'CUSTOMER' || customerCode != null,
    'missing',
  ),
  createCrossFieldRule(
    customerPair,
    'customerCode',
    ({ role, customerCode }) => role === 'CUSTOMER' || customerCode == null,
  ),
);
export type NewUser = z.infer<typeof newUserSchema>;

/**
 * Whether users of a type may have a role. Private users can only have USER, since they only search and edit their
 * profile (section 6).
 */
export function isRoleAllowedForType(role: Role, type: UserType): boolean {
  return type === 'C' || role === 'USER';
}

/** Whether a user with these rights may change the rights of others. */
export function canManageUsers({ role, isDisabled }: Pick<UserRights, 'role' | 'isDisabled'>): boolean {
  return (
    !isDisabled &&
    isAllowed({ role, type: 'C', roleSds: 'NONE', roleTds: 'NONE', companyRole: null }, 'backoffice.users')
  );
}

/** Roles that may change the rights of users. */
export const USER_MANAGER_ROLES = ROLES.filter((role) => canManageUsers({ role, isDisabled: false }));

/**
 * The error code for a change of rights that is not allowed; null if the change is allowed. Users cannot change their
 * own rights. At least one user who may change rights must remain, since otherwise only a direct change in the database
 * could appoint one.
 * @param otherUserManagers number of other users who may change rights and can log in
 */
export function findRightsRejection(
  previous: UserRights,
  updated: UserRights,
  { isSelf, otherUserManagers }: { isSelf: boolean; otherUserManagers: number },
): Extract<ErrorCode, 'OwnRights' | 'LastDecider'> | null {
  if (isSelf) return 'OwnRights';
  if (canManageUsers(previous) && !canManageUsers(updated) && otherUserManagers === 0) return 'LastDecider';
  return null;
}

/** Side effects of a change of rights, which the back office shows before saving. */
export function findRightsConsequences(
  previous: Pick<UserRights, 'role' | 'isDisabled'>,
  updated: Pick<UserRights, 'role' | 'isDisabled'>,
) {
  return {
    /** The user no longer belongs to the customer. Their orders stay with the customer. */
    leavesCustomer: previous.role === 'CUSTOMER' && updated.role !== 'CUSTOMER',
    /** The user loses the portfolio. A change between AGENT and COMMERCIAL keeps it. */
    emptiesPortfolio: actsForCustomers(previous.role) && !actsForCustomers(updated.role),
    /** All sessions end at once. Enabling the user again does not restore them. */
    endsSessions: !previous.isDisabled && updated.isDisabled,
  };
}

/** The names of the rights that differ. */
export function findChangedRights(previous: UserRights, updated: UserRights): (keyof UserRights)[] {
  const names = ['role', 'roleSds', 'roleTds', 'rolesLab', 'isDisabled'] as const;
  return names.filter((name) => previous[name] !== updated[name]);
}

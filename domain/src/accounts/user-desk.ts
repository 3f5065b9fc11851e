import { z } from 'zod';
import { historyEntrySchema } from '../decision.ts';
import type { ErrorCode } from '../errors.ts';
import { booleanField, choiceField, filterTextField, objectField, wholeNumberField } from '../fields.ts';
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

/**
 * The roles that staff gives. CUSTOMER is not among them: a user becomes a customer's by a request, a customer code or
 * an invitation (section 1), each of which says which customer.
 */
export const ASSIGNABLE_ROLES = ROLES.filter((role) => role !== 'CUSTOMER');

/** Whether a user may log in. */
export const USER_STATES = ['ENABLED', 'DISABLED'] as const;

/** Sort fields of the list of users. */
export const USER_SORTS = ['lastname', 'username', 'role', 'createdOn'] as const;

/** Query of GET backoffice/users. */
export const userListQuerySchema = createPageQuerySchema({
  sortFields: USER_SORTS,
  defaultSort: 'lastname,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  searchString: filterTextField().describe(
    'Part of the name, the e-mail address or the business name, or beginning of the customer code',
  ),
  role: choiceField(ROLES).optional(),
  type: choiceField(USER_TYPES).optional(),
  state: choiceField(USER_STATES).optional(),
});
export type UserListQuery = z.infer<typeof userListQuerySchema>;

/** A user as the desk lists them: what it needs to tell one from another, and nothing of how they live. */
export const listedUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.enum(ROLES),
  type: z.enum(USER_TYPES),
  isDisabled: z.boolean(),
  isAnonymised: z.boolean().describe('The person’s data were replaced, which cannot be undone'),
  businessName: z
    .string()
    .nullable()
    .describe('The customer’s for a CUSTOMER, else the one that was registered'),
  customerCode: z.string().nullable(),
  createdOn: z.string().describe('UTC instant'),
});
export type ListedUser = z.infer<typeof listedUserSchema>;
export const userPageSchema = createLimitedPageSchema(listedUserSchema);

/** What a user may do: the part that the desk decides on. */
const rightsShape = {
  role: z.enum(ROLES),
  roleSds: z.enum(SDS_ROLES),
  roleTds: z.enum(TDS_ROLES),
  rolesLab: z.string(),
  isDisabled: z.boolean(),
};
export const userRightsSchema = z.object(rightsShape);
export type UserRights = z.infer<typeof userRightsSchema>;

/** One user with what hangs on their rights. */
export const userDetailSchema = listedUserSchema.extend({
  ...rightsShape,
  language: z.enum(UI_LANGUAGES),
  rightsVersion: z.int().describe('Rises with each change of the rights'),
  customers: z.int().describe('Size of the portfolio'),
  sessions: z.int().describe('Sessions that go on'),
  lastUsedOn: z.string().nullable().describe('UTC instant of their last use, as far as it is kept'),
  history: z.array(historyEntrySchema),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

const LAB_ROLE = /^[\w.-]{1,40}$/;

/** Roles of the lab application as they are typed, one form for each list: without doubles, `NOACCESS` for none. */
export function normaliseLabRoles(typed: string): string {
  const names = typed.split(',').map((name) => name.trim());
  const given = names.filter((name) => name !== '' && name !== LAB_NO_ACCESS);
  return [...new Set(given)].join(',') || LAB_NO_ACCESS;
}

/** Roles of the lab application, separated by commas (section 3). */
export function labRolesField() {
  return z
    .string({ error: 'invalidField' })
    .max(LIMITS.text, 'invalidLenght')
    .overwrite(normaliseLabRoles)
    .refine((roles) => roles.split(',').every((name) => LAB_ROLE.test(name)), 'invalidField');
}

/** Body of PATCH backoffice/users/{id}: what is absent stays; `rightsVersion` is the one that was read. */
export const userChangeSchema = objectField({
  rightsVersion: wholeNumberField(1, LIMITS.rowVersion),
  role: choiceField(ASSIGNABLE_ROLES).optional(),
  roleSds: choiceField(SDS_ROLES).optional(),
  roleTds: choiceField(TDS_ROLES).optional(),
  rolesLab: labRolesField().optional(),
  isDisabled: booleanField().optional(),
});
export type UserChange = z.infer<typeof userChangeSchema>;

/** Whether users of a type may have a role: a private user only searches and keeps a profile (section 6). */
export function isRoleAllowedForType(role: Role, type: UserType): boolean {
  return type === 'C' || role === 'USER';
}

/** Whether somebody with these rights may change those of others. */
export function canManageUsers({ role, isDisabled }: Pick<UserRights, 'role' | 'isDisabled'>): boolean {
  return !isDisabled && isAllowed({ role, type: 'C', roleSds: 'NONE', roleTds: 'NONE' }, 'backoffice.users');
}

/** The roles of those who decide on users. */
export const USER_MANAGER_ROLES = ROLES.filter((role) => canManageUsers({ role, isDisabled: false }));

/**
 * Why rights may not be changed so; null when they may. Nobody changes their own, and somebody who decides always
 * remains: a portal without would be opened by hand in the database.
 * @param otherDeciders how many others decide on users, and can log in
 */
export function findRightsRefusal(
  was: UserRights,
  is: UserRights,
  { isSelf, otherDeciders }: { isSelf: boolean; otherDeciders: number },
): Extract<ErrorCode, 'OwnRights' | 'LastDecider'> | null {
  if (isSelf) return 'OwnRights';
  if (canManageUsers(was) && !canManageUsers(is) && otherDeciders === 0) return 'LastDecider';
  return null;
}

/** What a change of rights brings with it; the desk is told before it changes them. */
export function findRightsConsequences(
  was: Pick<UserRights, 'role' | 'isDisabled'>,
  is: Pick<UserRights, 'role' | 'isDisabled'>,
) {
  return {
    /** The user belongs to the customer no more; what they ordered stays the customer's. */
    leavesCustomer: was.role === 'CUSTOMER' && is.role !== 'CUSTOMER',
    /** The customers of the portfolio are without this manager; from agent to commercial and back they stay. */
    emptiesPortfolio: actsForCustomers(was.role) && !actsForCustomers(is.role),
    /** Every session ends at once, and does not come back when the user is enabled again. */
    endsSessions: !was.isDisabled && is.isDisabled,
  };
}

/** The rights that differ, each with what it was and is. */
export function findChangedRights(was: UserRights, is: UserRights): (keyof UserRights)[] {
  const names = ['role', 'roleSds', 'roleTds', 'rolesLab', 'isDisabled'] as const;
  return names.filter((name) => was[name] !== is[name]);
}

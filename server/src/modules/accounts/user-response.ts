import type { User } from '@cromia/domain/accounts/login';
import { userSchema } from '@cromia/domain/accounts/login';
import type { UserRow } from './user-queries.ts';

export type UserResponse = User;

/** Returns the business name that a user sees: the customer's for a CUSTOMER, otherwise the registered one. */
export function getDisplayedBusinessName(row: UserRow): string | null {
  return row.customerBusinessName ?? row.businessName;
}

/** Converts a user to the API's response: the fields of section 3, without secrets. */
export function toUserResponse(row: UserRow): UserResponse {
  return userSchema.parse({ ...row, businessName: getDisplayedBusinessName(row) });
}

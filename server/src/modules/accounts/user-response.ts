import type { User } from '@cromia/domain/accounts/login';
import { userSchema } from '@cromia/domain/accounts/login';
import { isSecondFactorRole } from '@cromia/domain/accounts/second-factor';
import type { Config } from '../../platform/config.ts';
import type { UserRow } from './user-queries.ts';

export type UserResponse = User;

/** Returns the business name that a user sees: the customer's for a CUSTOMER, otherwise the registered one. */
export function getDisplayedBusinessName(row: UserRow): string | null {
  return row.customerBusinessName ?? row.businessName;
}

/** Converts a user to the API's response in a session: the fields of section 3, without secrets. */
export function toUserResponse(
  row: UserRow,
  session: { secondFactor: boolean },
  { requireSecondFactor }: Pick<Config, 'requireSecondFactor'>,
): UserResponse {
  const user = { ...row, businessName: getDisplayedBusinessName(row), needsSecondFactor: false };
  const parsed = userSchema.parse(user);
  const needsSecondFactor = requireSecondFactor && isSecondFactorRole(parsed.role) && !session.secondFactor;
  return { ...parsed, needsSecondFactor };
}

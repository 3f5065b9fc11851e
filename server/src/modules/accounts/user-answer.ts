import type { User } from '@cromia/domain/accounts/login';
import { userSchema } from '@cromia/domain/accounts/login';
import type { UserRow } from './queries.ts';

export type UserAnswer = User;

/** A user as answers show them: the fields of section 3, and no secret. */
export function userAnswer(row: UserRow): UserAnswer {
  return userSchema.parse({
    ...row,
    businessName: row.customerBusinessName ?? row.businessName,
    zipCode: row.zipCode,
  });
}

import type { User } from '@cromia/domain/accounts/login';

/**
 * Full name, or the user name if both names are empty.
 * Used in the welcome text unless a customer is picked (section 6).
 */
export function formatPersonName({ firstname, lastname, username }: User): string {
  return `${firstname} ${lastname}`.trim() || username;
}

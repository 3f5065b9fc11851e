import type { User } from '@cromia/domain/accounts/login';

/** First and last name, for the welcome text unless a customer is picked (section 6). */
export function formatPersonName({ firstname, lastname, username }: User): string {
  return `${firstname} ${lastname}`.trim() || username;
}

import type { User } from '@cromia/domain/accounts/login';

/** First and last name, which the welcome text calls unless a customer has been picked (section 6). */
export function personName({ firstname, lastname, username }: User): string {
  return `${firstname} ${lastname}`.trim() || username;
}

import type { MailRecipient } from '@cromia/domain/orders/mail-recipients';

interface NamedUser {
  username: string;
  firstname: string | null;
  lastname: string | null;
}

/** A user as the recipient of a mail about a decision. */
export function toMailRecipient(
  { username, firstname, lastname }: NamedUser,
  isCustomer: boolean,
): MailRecipient {
  const name = [firstname, lastname].filter((part) => part !== null && part !== '').join(' ');
  return { username, name, isCustomer };
}

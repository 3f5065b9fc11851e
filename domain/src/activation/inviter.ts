import { LIMITS } from '../limits.ts';

/** Letters, apostrophes, hyphens and spaces: neither a link nor a number. */
const PLAIN_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u;

/**
 * The inviter's name as invitations show it; null when it is missing, too long or could carry a message, since inviters
 * type their names themselves (decision 0006).
 */
export function toInviterName({
  firstname,
  lastname,
}: {
  firstname: string;
  lastname: string;
}): string | null {
  const name = `${firstname} ${lastname}`.trim();
  return name.length <= LIMITS.inviterName && PLAIN_NAME.test(name) ? name : null;
}

/** The inviter for the invitee: name and e-mail address, or the address alone. */
export function formatInviter(inviter: { inviterName: string | null; inviterUsername: string }): string {
  const { inviterName, inviterUsername } = inviter;
  return inviterName === null ? inviterUsername : `${inviterName} (${inviterUsername})`;
}

import { usernameField } from '@cromia/domain/fields';
import { z } from 'zod';
import type { PasswordLink } from './use-choose-password';

const text = z.coerce.string().optional().catch(undefined);

/** The query of /confirm-registration and /new-password; `link` says that the link is invalid (section 2). */
export const passwordLinkSearchSchema = z.object({
  // What is no user name is none: the page shows it, and anybody can write a link.
  username: usernameField().optional().catch(undefined),
  token: text,
  link: z.unknown().optional(),
});
export type PasswordLinkSearch = z.infer<typeof passwordLinkSearchSchema>;

/** What the link holds; undefined where a part is missing, or it is marked as invalid. */
export function passwordLink({ username, token, link }: PasswordLinkSearch): PasswordLink | undefined {
  if (!username || !token || link !== undefined) return undefined;
  return { username, token };
}

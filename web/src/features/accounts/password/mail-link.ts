import { usernameField } from '@cromia/domain/fields';
import { z } from 'zod';

const text = z.coerce.string().optional().catch(undefined);

/** The contents of a mail's link (section 2). */
export interface MailLink {
  username: string;
  token: string;
}

/** The query of /confirm-registration and /new-password; `link` marks the link as invalid (section 2). */
export const mailLinkSearchSchema = z.object({
  // Anything but a user name is dropped: the page shows it, and anybody can write a link.
  username: usernameField().optional().catch(undefined),
  token: text,
  link: z.unknown().optional(),
});
export type MailLinkSearch = z.infer<typeof mailLinkSearchSchema>;

/** The contents of the link; undefined when a part is missing or it is marked as invalid. */
export function parseMailLink({ username, token, link }: MailLinkSearch): MailLink | undefined {
  if (!username || !token || link !== undefined) return undefined;
  return { username, token };
}

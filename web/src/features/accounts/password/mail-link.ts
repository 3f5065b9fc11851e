import { usernameField } from '@cromia/domain/fields';
import { z } from 'zod';

const optionalText = z.coerce.string().optional().catch(undefined);

/** The parameters of a mail's link (section 2). */
export interface MailLink {
  username: string;
  token: string;
}

/** The query of /confirm-registration and /new-password; `link` marks the link as invalid (section 2). */
export const mailLinkSearchSchema = z.object({
  // Drops anything but a user name: the page displays it, and anybody can forge a link.
  username: usernameField().optional().catch(undefined),
  token: optionalText,
  link: z.unknown().optional(),
});
export type MailLinkSearch = z.infer<typeof mailLinkSearchSchema>;

/** Parses the link of a mail; undefined when a part is missing or the link is marked as invalid. */
export function parseMailLink({ username, token, link }: MailLinkSearch): MailLink | undefined {
  if (!username || !token || link !== undefined) return undefined;
  return { username, token };
}

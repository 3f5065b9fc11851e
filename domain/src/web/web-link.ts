import { z } from 'zod';
import { isStorable, toTypeErrorCode } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Matches invisible or misleading characters: control and format characters, spaces, the backslash. */
const DECEPTIVE = /[\p{Cc}\p{Cf}\p{Z}\\]/u;
/** Matches scheme and host in the usual form, without user info. */
const PLAIN = /^https:\/\/[^/?#@]+(?:[/?#]|$)/i;
/** Matches a host of at least two labels, the last of letters: no IP address, no single label. */
const SITE = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]+|[a-z]{2,63})$/;
const MAX_HOST_LENGTH = 253;

export type ParsedWebLink =
  | { link: string; host: string; fault?: never }
  | { fault: 'invalidLenght' | 'unsafeLink'; link?: never };

/** Whether a text is the host of a site, in lower case: `store.example.com`. */
export function isSiteHost(text: string): boolean {
  return text.length <= MAX_HOST_LENGTH && SITE.test(text);
}

/**
 * Parses a link into the stored form, which shows its real target. Only https links without user info, port and hidden
 * characters are accepted; non-ASCII hosts are converted to punycode (`xn--…`).
 */
export function parseWebLink(text: string): ParsedWebLink {
  if (text.length > LIMITS.url) return { fault: 'invalidLenght' };
  if (!isStorable(text) || DECEPTIVE.test(text) || !PLAIN.test(text)) return { fault: 'unsafeLink' };
  const url = URL.parse(text);
  if (url === null || url.port !== '' || !isSiteHost(url.hostname)) return { fault: 'unsafeLink' };
  const { href, hostname } = url;
  return href.length > LIMITS.url ? { fault: 'invalidLenght' } : { link: href, host: hostname };
}

/** A link in a body, parsed by `parseWebLink`. */
export function webLinkField() {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .min(1, 'missing')
    .transform((text, context) => {
      const { link, fault } = parseWebLink(text);
      if (link !== undefined) return link;
      const message = fault === 'unsafeLink' ? 'invalidField' : fault;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    });
}

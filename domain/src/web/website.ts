import { z } from 'zod';
import { toTypeErrorCode } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Maximum length of a host and of each of its labels (RFC 1035). */
const MAX_HOST_LENGTH = 253;
const MAX_LABEL_LENGTH = 63;

/** Whether a host is a name of at least two labels, the last of letters: no single label, no IP address. */
function isSiteName(host: string): boolean {
  const labels = host.split('.');
  const hasValidLabels = labels.every((label) => label !== '' && label.length <= MAX_LABEL_LENGTH);
  return (
    host.length <= MAX_HOST_LENGTH &&
    labels.length > 1 &&
    hasValidLabels &&
    /^(xn--|\p{L})/u.test(labels.at(-1) ?? '')
  );
}

/** The scheme and host of an address that has no other part; otherwise undefined. */
function parseOrigin(text: string): string | undefined {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  const { pathname, search, hash, username, password, hostname, origin } = url;
  const isOrigin = pathname === '/' && `${search}${hash}${username}${password}` === '';
  return isOrigin && isSiteName(hostname) ? origin : undefined;
}

/**
 * A company's site as an origin, `https://www.example.com` (section 5); `www.example.com` counts as https. An address
 * with a path, a query or user info is invalid.
 */
export function websiteField() {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .min(1, 'missing')
    .max(LIMITS.website, 'invalidLenght')
    .transform((text, context) => {
      const origin = parseOrigin(text);
      const isValid = origin !== undefined && origin.length <= LIMITS.website;
      if (isValid) return origin;
      const message = origin === undefined ? 'invalidField' : 'invalidLenght';
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    });
}

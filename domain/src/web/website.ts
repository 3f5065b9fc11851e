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

/** The address of a public page: its origin, or the whole address if it names a page; otherwise undefined. */
function parsePage(text: string): string | undefined {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  const { pathname, search, hash, username, password, hostname, origin, href } = url;
  if (`${username}${password}` !== '' || !isSiteName(hostname)) return undefined;
  return pathname === '/' && `${search}${hash}` === '' ? origin : href;
}

/**
 * A public page of a company: its site as an origin, `https://www.example.com` (section 5), or a page about it in a
 * directory or social network. `www.example.com` counts as https. User info is invalid.
 */
export function websiteField() {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .min(1, 'missing')
    .max(LIMITS.website, 'invalidLenght')
    .refine((text) => !/\s/.test(text), 'invalidField')
    .transform((text, context) => {
      const page = parsePage(text);
      if (page !== undefined && page.length <= LIMITS.website) return page;
      const isTooLong = page !== undefined;
      context.issues.push({
        code: 'custom',
        message: isTooLong ? 'invalidLenght' : 'invalidField',
        input: text,
        ...(isTooLong ? { params: { limit: { of: 'characters', max: LIMITS.website } } } : {}),
      });
      return z.NEVER;
    });
}

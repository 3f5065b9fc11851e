import { z } from 'zod';
import { typeError } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Scheme and host of an address that names nothing else, or undefined. */
function originOf(text: string): string | undefined {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  const isOrigin = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  // A bare word is no site of a company; what has a dot, or is an address of its own, is left to the person.
  return isOrigin && /^[^.]+(\.[^.]+)+$/.test(url.hostname) ? url.origin : undefined;
}

/**
 * A company's site as an origin, `https://www.example.com` (section 5); `www.example.com` counts as https. An address
 * with a page, a query or a user is invalid.
 */
export function websiteField() {
  return z
    .string({ error: typeError })
    .trim()
    .min(1, 'missing')
    .max(LIMITS.website, { error: 'invalidLenght', abort: true })
    .transform((text, context) => {
      const origin = originOf(text);
      if (origin !== undefined) return origin;
      context.issues.push({ code: 'custom', message: 'invalidField', input: text });
      return z.NEVER;
    });
}

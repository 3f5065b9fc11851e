import { z } from 'zod';
import { isStorable, toTypeErrorCode } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Matches invisible or misleading characters: control and format characters, spaces, the backslash. */
const DECEPTIVE = /[\p{Cc}\p{Cf}\p{Z}\\]/u;
const WEB = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/**
 * Parses the link to a carrier's tracking page: http or https, without user info and hidden characters. Other schemes,
 * such as `javascript:`, would run in the page of the person who follows the link.
 * @returns the normalised link; undefined for any other text
 */
export function parseTrackingUrl(text: string): string | undefined {
  if (text.length > LIMITS.url || !isStorable(text) || DECEPTIVE.test(text) || !WEB.test(text))
    return undefined;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.href.length > LIMITS.url)
    return undefined;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}

/** A tracking link in a body or an import; null or an empty text stands for none. */
export function trackingUrlField() {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .nullish()
    .transform((text, context) => {
      if (text === null || text === undefined) return text;
      if (text === '') return null;
      const url = parseTrackingUrl(text);
      if (url !== undefined) return url;
      context.issues.push({ code: 'custom', message: 'invalidField', input: text });
      return z.NEVER;
    });
}

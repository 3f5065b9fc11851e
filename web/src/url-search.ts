import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { z } from 'zod';

/**
 * Readable queries: `?serial=F120&color=7035`, without the quotes that the router's default puts around texts that look
 * like numbers. Texts that only look like JSON (`1E10` is a serial, too) stay texts; lists and objects are written as
 * JSON.
 */
export const parseSearch = parseSearchWith((text) => (/^[[{]/.test(text) ? JSON.parse(text) : text));

export const stringifySearch = stringifySearchWith(JSON.stringify);

/** A flag in the URL, such as `?edit=true`; any other value is dropped. */
export const urlFlagSchema = z
  .union([z.boolean(), z.stringbool()])
  .transform((value) => value || undefined)
  .optional()
  .catch(undefined);

import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { z } from 'zod';

/**
 * Queries as people read and send them: `?serial=F120&color=7035`, without the quotes that the router's own form puts
 * around texts that look like numbers. Texts that only look like JSON (`1E10` is a serial, too) stay texts; lists and
 * objects travel as JSON.
 */
export const parseSearch = parseSearchWith((text) => (/^[[{]/.test(text) ? JSON.parse(text) : text));

export const stringifySearch = stringifySearchWith(JSON.stringify);

/** A yes in an address, as `?edit=true`; whatever else stands there is no yes, and is left out. */
export const flagInAddress = z
  .union([z.boolean(), z.stringbool()])
  .transform((value) => value || undefined)
  .optional()
  .catch(undefined);

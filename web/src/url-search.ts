import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * Queries as people read and send them: `?serial=F120&color=7035`, without the quotes that the router's own form puts
 * around texts that look like numbers. Texts that only look like JSON (`1E10` is a serial, too) stay texts; lists and
 * objects travel as JSON.
 */
export const parseSearch = parseSearchWith((text) => (/^[[{]/.test(text) ? JSON.parse(text) : text));

export const stringifySearch = stringifySearchWith(JSON.stringify);

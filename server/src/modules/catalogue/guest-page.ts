import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LIMITS } from '@cromia/domain/limits';
import type { GuestSerial } from '@cromia/domain/public-pages';
import { z } from 'zod';
import type { ViewSource } from '../../platform/page-answers.ts';

/** A longer answer, compressed, is left to the browser: what is drawn of it would come later than the program. */
const MOST_BYTES = 24_576;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** Never kept, so that its version names nothing. */
const NOTHING: ViewSource = { version: 'none', read: async () => undefined };

const unpacked = promisify(gunzip);
const found = z.looseObject({ totalElements: z.int().min(1) });

/** Answers a visitor's GET of the API. */
type Ask = (call: { url: string; headers: { 'accept-encoding': string } }) => Promise<{
  statusCode: number;
  rawPayload: Buffer;
}>;

/**
 * What the page of a serial shows visitors; nothing for one that is not there. It is named by what the API answers:
 * whatever changes is another page. The answer is asked for as it is kept, compressed, and read only to be drawn.
 */
export async function findSerialPage(ask: Ask, { serial, color }: GuestSerial): Promise<ViewSource> {
  const query = new URLSearchParams({ serial, ...(color === undefined ? {} : { color }) });
  query.set('page', '0');
  query.set('size', String(LIMITS.pageSizeProducts));
  const url = `/api/products/filters/advanced?${query}`;
  const { statusCode, rawPayload } = await ask({ url, headers: { 'accept-encoding': 'gzip' } });
  if (statusCode !== 200 || rawPayload.length > MOST_BYTES) return NOTHING;
  return {
    version: createHash('sha256').update(rawPayload).digest('base64url'),
    read: async () => {
      const body = rawPayload.subarray(0, GZIP.length).equals(GZIP) ? await unpacked(rawPayload) : rawPayload;
      const { success, data: results } = found.safeParse(JSON.parse(body.toString()));
      return success ? { kind: 'serial', serial, color, results } : undefined;
    },
  };
}

import { createHash } from 'node:crypto';
import { LIMITS } from '@cromia/domain/limits';
import type { GuestSerial } from '@cromia/domain/public-pages';
import { z } from 'zod';
import type { ViewSource } from '../../platform/page-answers.ts';

/** A longer answer is left to the browser: what is drawn of it would come later than the program. */
const MOST_CHARACTERS = 200_000;

const found = z.looseObject({ totalElements: z.int().min(1) });

/** Answers a visitor's GET of the API. */
type Ask = (url: string) => Promise<{ statusCode: number; body: string }>;

/**
 * What the page of a serial shows visitors; nothing for one that is not there. It is named by what the API answers:
 * whatever changes is another page.
 * @param ask - answers as the API does for whoever is not logged in
 */
export async function findSerialPage(ask: Ask, { serial, color }: GuestSerial): Promise<ViewSource> {
  const query = new URLSearchParams({ serial, ...(color === undefined ? {} : { color }) });
  query.set('page', '0');
  query.set('size', String(LIMITS.pageSizeProducts));
  const { statusCode, body } = await ask(`/api/products/filters/advanced?${query}`);
  return {
    version: createHash('sha256').update(body).digest('base64url'),
    read: async () => {
      if (statusCode !== 200 || body.length > MOST_CHARACTERS) return undefined;
      const { success, data: results } = found.safeParse(JSON.parse(body));
      return success ? { kind: 'serial', serial, color, results } : undefined;
    },
  };
}

import { KEY_PREFIX } from '@cromia/domain/integration/key';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connection.ts';
import { getClientAddress, toAddressBlock } from '../http/client-address.ts';
import { Problem } from '../problem.ts';
import { hashSecret } from './tokens.ts';

/** The integration key of the calling software. */
export interface CallingKey {
  id: string;
  name: string;
}

const MINUTE_MS = 60_000;
const WINDOW_MS = LIMITS.loginWindowMinutes * MINUTE_MS;
/** Minimum time between two updates of the stored last use, so that most requests write nothing. */
const USE_KEPT_MS = 10 * MINUTE_MS;
/** Maximum number of addresses for which wrong keys are counted. */
const ADDRESSES_MAX = 10_000;

/** The integration key in the Authorization header; undefined without a header or with an access token. */
export function findBearerKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token?.startsWith(KEY_PREFIX) ? token : undefined;
}

/**
 * Counts wrong keys by address, in memory. Keys of 256 random bits cannot be guessed; the limit protects the database
 * from a program that keeps calling with a revoked key.
 */
function wrongKeys() {
  const byAddress = new Map<string, { count: number; since: number }>();
  return {
    /** @throws Problem TooManyRequests */
    check: (address: string, now: number): void => {
      const found = byAddress.get(address);
      if (!found) return;
      const free = found.since + WINDOW_MS;
      if (free <= now) byAddress.delete(address);
      else if (found.count >= LIMITS.wrongKeysPerAddress) {
        throw new Problem('TooManyRequests', { retryAfter: Math.ceil((free - now) / 1000) });
      }
    },
    count: (address: string, now: number): void => {
      const found = byAddress.get(address) ?? { count: 0, since: now };
      const [oldest] = byAddress.keys();
      if (byAddress.size >= ADDRESSES_MAX && oldest !== undefined) byAddress.delete(oldest);
      byAddress.set(address, { ...found, count: found.count + 1 });
    },
  };
}

async function noteUse(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('integrationKeys').set({ lastUsedAt: now }).where('id', '=', id).execute();
}

/**
 * Returns a function that finds the integration key of a request. A revoked key is refused from the next request on.
 * @throws (the returned function) Problem Unauthorized, TooManyRequests for an address with too many wrong keys
 */
export function createKeyFinder({ db, now }: { db: Database; now: () => Date }) {
  const wrong = wrongKeys();
  return async (request: FastifyRequest, key: string): Promise<CallingKey> => {
    const at = now();
    const address = toAddressBlock(getClientAddress(request));
    wrong.check(address, at.getTime());
    const found = await db
      .selectFrom('integrationKeys')
      .select(['id', 'name', 'lastUsedAt'])
      .where('hash', '=', hashSecret(key))
      .where('revokedAt', 'is', null)
      .executeTakeFirst();
    if (!found) {
      wrong.count(address, at.getTime());
      throw new Problem('Unauthorized');
    }
    const { id, name, lastUsedAt } = found;
    if (lastUsedAt === null || lastUsedAt.getTime() < at.getTime() - USE_KEPT_MS) await noteUse(db, id, at);
    return { id, name };
  };
}

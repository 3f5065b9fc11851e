import { KEY_PREFIX } from '@cromia/domain/integration/key';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
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
const LAST_USE_INTERVAL_MS = 10 * MINUTE_MS;
/** Maximum number of addresses for which wrong keys are counted. */
const MAX_ADDRESSES = 10_000;

/** Returns the integration key in the Authorization header; undefined without a header or with an access token. */
export function findBearerKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token?.startsWith(KEY_PREFIX) ? token : undefined;
}

/**
 * Creates a counter of wrong keys by address. It is in memory, so that a valid key costs no further statement. Keys of 256 random bits
 * cannot be guessed; the limit protects the database from a program that keeps calling with a revoked key.
 */
function createWrongKeyCounter(now: () => Date) {
  const perf = { now: () => now().getTime() };
  return new LRUCache<string, number>({
    ...{ max: MAX_ADDRESSES, ttl: WINDOW_MS, noUpdateTTL: true, ttlResolution: 0, perf },
  });
}

async function recordUse(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('integrationKeys').set({ lastUsedAt: now }).where('id', '=', id).execute();
}

/**
 * Returns a function that finds the integration key of a request. A revoked key is rejected from the next request on.
 * @throws (the returned function) Problem Unauthorized, TooManyRequests for an address with too many wrong keys
 */
export function createKeyFinder({ db, now }: { db: Database; now: () => Date }) {
  const wrongKeys = createWrongKeyCounter(now);
  return async (request: FastifyRequest, key: string): Promise<CallingKey> => {
    const at = now();
    const address = toAddressBlock(getClientAddress(request));
    const wrongCount = wrongKeys.get(address) ?? 0;
    const remainingMs = wrongKeys.getRemainingTTL(address);
    if (wrongCount >= LIMITS.wrongKeysPerAddress && remainingMs > 0)
      throw new Problem('TooManyRequests', { retryAfter: Math.ceil(remainingMs / 1000) });
    const found = await db
      .selectFrom('integrationKeys')
      .select(['id', 'name', 'lastUsedAt'])
      .where('hash', '=', hashSecret(key))
      .where('revokedAt', 'is', null)
      .executeTakeFirst();
    if (!found) {
      wrongKeys.set(address, wrongCount + 1);
      throw new Problem('Unauthorized');
    }
    const { id, name, lastUsedAt } = found;
    if (lastUsedAt === null || lastUsedAt.getTime() < at.getTime() - LAST_USE_INTERVAL_MS)
      await recordUse(db, id, at);
    return { id, name };
  };
}

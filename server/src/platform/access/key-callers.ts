import { KEY_PREFIX } from '@cromia/domain/integration/key';
import type { KeyScope } from '@cromia/domain/integration/key-scopes';
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
  scopes: KeyScope[];
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
 * Counts wrong keys by address, in memory, so that a valid key costs no further statement. Keys of 256 random bits
 * cannot be guessed; the limit protects the database from a program that keeps calling with a revoked key.
 */
function countWrongKeys(now: () => Date) {
  const perf = { now: () => now().getTime() };
  return new LRUCache<string, number>({
    ...{ max: ADDRESSES_MAX, ttl: WINDOW_MS, noUpdateTTL: true, ttlResolution: 0, perf },
  });
}

async function noteUse(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('integrationKeys').set({ lastUsedAt: now }).where('id', '=', id).execute();
}

/**
 * Returns a function that finds the integration key of a request. A revoked key is refused from the next request on.
 * @throws (the returned function) Problem Unauthorized, TooManyRequests for an address with too many wrong keys
 */
export function createKeyFinder({ db, now }: { db: Database; now: () => Date }) {
  const wrongKeys = countWrongKeys(now);
  return async (request: FastifyRequest, key: string): Promise<CallingKey> => {
    const at = now();
    const address = toAddressBlock(getClientAddress(request));
    const freeInMs = wrongKeys.getRemainingTTL(address);
    if ((wrongKeys.get(address) ?? 0) >= LIMITS.wrongKeysPerAddress && freeInMs > 0)
      throw new Problem('TooManyRequests', { retryAfter: Math.ceil(freeInMs / 1000) });
    const found = await db
      .selectFrom('integrationKeys')
      .select(['id', 'name', 'scopes', 'lastUsedAt'])
      .$narrowType<{ scopes: KeyScope[] }>()
      .where('hash', '=', hashSecret(key))
      .where('revokedAt', 'is', null)
      .executeTakeFirst();
    if (!found) {
      // Requests of the same address may have been counted during the query.
      wrongKeys.set(address, (wrongKeys.get(address) ?? 0) + 1);
      throw new Problem('Unauthorized');
    }
    const { id, name, scopes, lastUsedAt } = found;
    if (lastUsedAt === null || lastUsedAt.getTime() < at.getTime() - USE_KEPT_MS) await noteUse(db, id, at);
    return { id, name, scopes };
  };
}

import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { NotNull } from 'kysely';
import { z } from 'zod';
import { getViewer } from '../access/viewer.ts';
import type { Database, Transaction } from '../database/connection.ts';
import { Problem } from '../problem.ts';

/** Header that makes a POST safe to retry (contract, section 2). */
export const idempotencyHeadersSchema = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Idempotency key; a repeat with the same body returns the first result'),
});

export interface IdempotentOutcome {
  statusCode: number;
  body: unknown;
}

function hashOf(request: FastifyRequest): Buffer {
  const { url, method, body } = request;
  return createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest();
}

/**
 * Runs a state change in one transaction, at most once per user and idempotency key. Concurrent requests with the same
 * key wait for the first request's row and then return its response.
 * @throws Problem IdempotencyKeyReused if the key was used for another request
 */
export async function runIdempotently(
  db: Database,
  request: FastifyRequest,
  change: (trx: Transaction) => Promise<IdempotentOutcome>,
): Promise<IdempotentOutcome> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return db.transaction().execute(change);
  const { userId } = getViewer(request);
  const requestHash = hashOf(request);

  return db.transaction().execute(async (trx) => {
    const mine = await trx
      .insertInto('idempotencyKeys')
      .values({ userId, key, requestHash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!mine) {
      const first = await trx
        .selectFrom('idempotencyKeys')
        .select(['requestHash', 'statusCode', 'response'])
        .where('userId', '=', userId)
        .where('key', '=', key)
        // The status code is stored in the transaction that inserts the key, so every visible row has one.
        .where('statusCode', 'is not', null)
        .$narrowType<{ statusCode: NotNull }>()
        .executeTakeFirstOrThrow();
      if (!first.requestHash.equals(requestHash)) throw new Problem('IdempotencyKeyReused');
      return { statusCode: first.statusCode, body: first.response };
    }
    const outcome = await change(trx);
    await trx
      .updateTable('idempotencyKeys')
      .set({ statusCode: outcome.statusCode, response: JSON.stringify(outcome.body ?? null) })
      .where('userId', '=', userId)
      .where('key', '=', key)
      .execute();
    return outcome;
  });
}

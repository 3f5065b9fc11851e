import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getViewer } from '../access/viewer.ts';
import type { Database, Transaction } from '../database/connection.ts';
import { runTransaction } from '../database/run-transaction.ts';
import { Problem } from '../problem.ts';

/** Header that makes a POST safe to retry (contract, section 2). */
export const idempotencyHeadersSchema = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first`',
    ),
});

function hashRequest(request: FastifyRequest): Buffer {
  const { url, method, body } = request;
  return createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest();
}

/**
 * Runs a change in one transaction, at most once per user and idempotency key. Concurrent requests with the same key
 * wait for the first request's row and then return its response. A returned problem leaves the key unused.
 * @param response status code and schema of the response, which a repeat gets
 * @throws Problem IdempotencyKeyReused with the first response in `first` if the key was used for another request; the same as `runTransaction`
 */
export async function runOnce<R extends z.ZodType>(
  db: Database,
  request: FastifyRequest,
  { status, response }: { status: number; response: R },
  change: (trx: Transaction) => Promise<z.output<R> | Problem>,
): Promise<z.output<R>> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return runTransaction(db, change);
  const { userId } = getViewer(request);
  const requestHash = hashRequest(request);

  return runTransaction(db, async (trx) => {
    const inserted = await trx
      .insertInto('idempotencyKeys')
      .values({ userId, key, requestHash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!inserted) {
      const first = await trx
        .selectFrom('idempotencyKeys')
        .select(['requestHash', 'response'])
        .where('userId', '=', userId)
        .where('key', '=', key)
        // The status code is stored in the transaction that inserts the key, so every visible row has one.
        .where('statusCode', 'is not', null)
        .executeTakeFirstOrThrow();
      // The caller may have corrected the request after the first response was lost, so it gets that response.
      if (!first.requestHash.equals(requestHash))
        throw new Problem('IdempotencyKeyReused', { extension: { first: first.response } });
      // A response without a body is stored as null.
      return response.parse(first.response ?? undefined);
    }
    const result = await change(trx);
    if (result instanceof Problem) {
      await trx.deleteFrom('idempotencyKeys').where('userId', '=', userId).where('key', '=', key).execute();
      return result;
    }
    await trx
      .updateTable('idempotencyKeys')
      .set({ statusCode: status, response: JSON.stringify(result ?? null) })
      .where('userId', '=', userId)
      .where('key', '=', key)
      .execute();
    return result;
  });
}

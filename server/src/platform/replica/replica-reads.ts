import { actsForCustomers } from '@cromia/domain/accounts/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { REPLICA_LAG_LIMIT_MS, type ReadReplica, readFromReplica } from '../database/read-replica.ts';
import { isPageAnswer } from '../limits/read-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call may be answered from the read replica; by default for pages of lists and searches. */
    mayReadReplica?: boolean | undefined;
    /** Whether the call changes something although its method is GET, as some calls of the contract do. */
    isWrite?: boolean | undefined;
  }
}

/** Milliseconds since the user last changed something in any session; Infinity if they never did. */
async function msSinceWrite(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('sessions')
    .select(sql<number | null>`extract(epoch FROM clock_timestamp() - max(wrote_at)) * 1000`.as('ms'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.ms ?? Number.POSITIVE_INFINITY;
}

async function markWrite(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ wroteAt: sql`clock_timestamp()` })
    .where('id', '=', sessionId)
    .execute();
}

/**
 * Answers lists and searches from the read replica while its lag is at most `REPLICA_LAG_LIMIT_MS`. Users see their own
 * changes at once: they read from the primary until the replica has replayed their last write. Other software, which
 * calls with a key, always reads from the primary.
 */
export function registerReplicaReads(
  app: FastifyInstance,
  { db, replica }: { db: Database; replica: ReadReplica },
): void {
  async function mayReadReplica({ viewer, callingKey }: FastifyRequest): Promise<boolean> {
    if (callingKey !== null || replica.lagMs() > REPLICA_LAG_LIMIT_MS) return false;
    if (viewer === null) return true;
    // Their lists depend on the portfolio, and a customer that is taken from it must not be shown any longer.
    if (actsForCustomers(viewer.role)) return false;
    const sinceWrite = await msSinceWrite(db, viewer.userId);
    return sinceWrite > replica.lagMs() && replica.lagMs() <= REPLICA_LAG_LIMIT_MS;
  }

  app.addHook('onRoute', (route) => {
    const answersReads = route.method === 'GET' && isPageAnswer(route.schema);
    route.config = { ...route.config, mayReadReplica: route.config?.mayReadReplica ?? answersReads };
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.mayReadReplica !== true) return done();
    mayReadReplica(request).then((may) => (may ? readFromReplica(replica, done) : done()), done);
  });
  app.addHook('onSend', async (request, reply) => {
    const { method, viewer } = request;
    const isWrite = request.routeOptions.config.isWrite ?? !['GET', 'HEAD'].includes(method);
    if (viewer === null || !isWrite || reply.statusCode >= 400) return;
    // Before the answer leaves: the caller's next call may come at once, and to another process.
    await markWrite(db, viewer.sessionId).catch((error: unknown) => {
      // The change is stored. At worst, the user's next list does not show it for a moment.
      request.log.warn({ err: error }, 'a write was not recorded for the read replica');
    });
  });
}

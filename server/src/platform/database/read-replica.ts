import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/** Lag of the replica above which all calls read from the primary. */
export const REPLICA_LAG_LIMIT_MS = 2_000;
/** Time between two measurements of the lag. */
const MEASURE_MS = 250;
/** Positions older than this are dropped: the replica is far behind, or gone. */
const POSITIONS_MS = 60_000;

/** The log functions that a replica needs. */
interface ReplicaLog {
  info: (message: string) => void;
  warn: (details: object, message: string) => void;
}

/** A streaming replica of the database, for searches and lists. */
export interface ReadReplica {
  pool: pg.Pool;
  /** Upper bound of the replica's lag in milliseconds; Infinity until it is measured. */
  lagMs: () => number;
  close: () => Promise<void>;
}

/** The server of a call: the replica's pool, or null once the call has fallen back to the primary. */
const replicaCalls = new AsyncLocalStorage<{ replica: pg.Pool | null }>();

/** Runs a call whose statements go to the replica. */
export function readFromReplica<T>({ pool }: Pick<ReadReplica, 'pool'>, run: () => T): T {
  return replicaCalls.run({ replica: pool }, run);
}

/** Whether the current call reads from the replica. */
export function isReadingFromReplica(): boolean {
  return (replicaCalls.getStore()?.replica ?? null) !== null;
}

/**
 * Connections of the primary, and of the replica for calls within `readFromReplica`. A call that gets no connection to
 * the replica continues on the primary until its end, so its data never gets older.
 */
export function createCallPool(primary: pg.Pool): PostgresPool {
  return {
    options: primary.options,
    connect: async () => {
      const call = replicaCalls.getStore();
      if (!call?.replica) return primary.connect();
      return call.replica.connect().catch(() => {
        call.replica = null;
        return primary.connect();
      });
    },
    end: () => primary.end(),
  };
}

/** A position in the write-ahead log, in bytes. */
async function readWalPosition(pool: pg.Pool, position: string): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(`SELECT ${position} - '0/0'::pg_lsn AS bytes`);
  return rows[0]?.bytes ?? Number.NaN;
}

/**
 * Opens a replica and measures its lag until it is closed: it compares the primary's position in the write-ahead log with
 * the one that the replica has replayed. Unlike the time of the last replayed transaction, this holds on an idle primary
 * and for a replica that has lost its connection.
 */
export function openReadReplica(primary: pg.Pool, pool: pg.Pool, log: ReplicaLog): ReadReplica {
  const stopped = new AbortController();
  let positions: { bytes: number; readAt: number }[] = [];
  let replayedAt = Number.NEGATIVE_INFINITY;
  const openedAt = performance.now();
  let wasUsable: boolean | undefined;
  const lagMs = () => performance.now() - replayedAt;

  async function measure(): Promise<void> {
    const readAt = performance.now();
    positions = positions.filter((position) => readAt - position.readAt < POSITIONS_MS);
    positions.push({ bytes: await readWalPosition(primary, 'pg_current_wal_lsn()'), readAt });
    const replayed = await readWalPosition(pool, 'pg_last_wal_replay_lsn()');
    replayedAt = positions.findLast(({ bytes }) => bytes <= replayed)?.readAt ?? replayedAt;
    positions = positions.filter((position) => position.readAt > replayedAt);
  }

  /** Logs each change between usable and not; the first state is known once the limit has passed. */
  function logState(error: unknown): void {
    const isUsable = lagMs() <= REPLICA_LAG_LIMIT_MS;
    const isKnown = isUsable || performance.now() - openedAt > REPLICA_LAG_LIMIT_MS;
    if (!isKnown || isUsable === wasUsable) return;
    wasUsable = isUsable;
    if (isUsable) log.info('searches and lists are read from the replica');
    else log.warn({ err: error }, 'the replica is unreachable or too far behind; the primary is read');
  }

  async function measureUntilStopped(): Promise<void> {
    while (!stopped.signal.aborted) {
      // An unreachable server leaves the last measurement, whose age then grows above the limit.
      const error = await measure().catch((reason: unknown) => reason);
      logState(error);
      await wait(MEASURE_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  }

  const measuring = measureUntilStopped();
  return {
    pool,
    lagMs,
    close: async () => {
      stopped.abort();
      await measuring;
      await pool.end();
    },
  };
}

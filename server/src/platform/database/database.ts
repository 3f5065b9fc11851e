import {
  CamelCasePlugin,
  Kysely,
  type KyselyPlugin,
  type Transaction as KyselyTransaction,
  PostgresDialect,
  type RawBuilder,
  sql,
} from 'kysely';
import pg from 'pg';
import { traceStatement } from '../observability/tracing.ts';
import { callPool } from './read-replica.ts';
import type { DB } from './schema.gen.ts';

/** The database, outside of any transaction. */
export type Database = Kysely<DB>;
/** An open transaction. */
export type Transaction = KyselyTransaction<DB>;
/** Either: what queries take, so that a service composes them in one transaction. */
export type Connection = Database | Transaction;

/**
 * Statements kept prepared on one connection; beyond that, statements are sent as text, so that memory stays bounded.
 */
const PREPARED_PER_CONNECTION = 400;

/**
 * The beginning of a statement whose best plan depends on its values, as on whether a filter passes few rows or most. It is
 * planned with them each time; of a prepared statement the server would keep one plan for all values.
 */
const PLANNED_EACH_TIME = '/* planned with its values */';
export const PLANNED_WITH_VALUES: RawBuilder<unknown> = sql.raw(PLANNED_EACH_TIME);

/**
 * A client that prepares each parameterised statement once per connection.
 * Planning a catalogue query costs as much as running it; Kysely itself never names its statements.
 */
class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  // biome-ignore lint/suspicious/noExplicitAny: pg declares query by eight overloads that cannot be restated
  override query(...args: any[]): any {
    const running = this.#prepared(args);
    if (typeof args[0] === 'string' && running instanceof Promise) traceStatement(args[0], running);
    return running;
  }

  // The one form that Kysely calls; every other form goes to the driver unchanged.
  // biome-ignore lint/suspicious/noExplicitAny: as above
  #prepared(args: any[]): any {
    const [text, values] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || args.length > 2) {
      return Reflect.apply(super.query, this, args);
    }
    if (text.startsWith(PLANNED_EACH_TIME)) return Reflect.apply(super.query, this, args);
    let name = this.#names.get(text);
    if (name === undefined) {
      if (this.#names.size >= PREPARED_PER_CONNECTION) return Reflect.apply(super.query, this, args);
      name = `s${this.#names.size}`;
      this.#names.set(text, name);
    }
    return super.query({ name, text, values });
  }
}

const { builtins } = pg.types;
const types = new pg.TypeOverrides();
types.setTypeParser(builtins.NUMERIC, Number);
types.setTypeParser(builtins.INT8, Number);
// A calendar day has no time zone: it stays text.
types.setTypeParser(builtins.DATE, (value) => value);

/** Longer than any queue of callers takes: after that the pool is deadlocked, its holders waiting for each other. */
const CONNECTION_WAIT_MS = 30_000;
/**
 * The same for calls: well below the 30 s after which the server closes a connection without a byte, so that a call with
 * several statements is answered 503 before.
 */
export const CALL_CONNECTION_WAIT_MS = 5_000;
/** The same for the read replica: after that, the call reads from the primary. */
export const REPLICA_CONNECTION_WAIT_MS = 1_000;
/** The longest time for one statement of a call. */
export const CALL_STATEMENT_MS = 15_000;

/** By which the connections of a portal are known in `pg_stat_activity`. */
export const PORTAL_APPLICATION = 'cromia';

interface PoolLimits {
  /** Connections. */
  max?: number;
  /** Milliseconds after which a caller who waits for a connection is refused one, so that no crowd can wait for ever. */
  waitMs?: number;
  /** Milliseconds after which the database gives a statement up; no limit by default. */
  statementMs?: number;
}

/** A pool of connections to the database. */
export function openPool(
  connectionString: string,
  { max = 10, waitMs = CONNECTION_WAIT_MS, statementMs }: PoolLimits = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    Client: PreparingClient,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: waitMs,
    fallback_application_name: PORTAL_APPLICATION,
    ...(statementMs === undefined ? {} : { statement_timeout: statementMs }),
  });
  // The pool listens to idle connections only. A connection that breaks while it is checked out fails the statement
  // under way, or the next one, and is not used again; but an error event without a listener would end the process.
  const readOnly = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) readOnly.add(client);
    });
  });
  // A connection to a former primary stays open and reads on: it is closed, so that the next one finds the new primary.
  pool.on('release', (_error, client) => {
    if (readOnly.has(client)) void client.end();
  });
  return pool;
}

/** The driver has no codes for these: no connection became free, none was accepted, or the one in use broke. */
const CONNECTION_MESSAGES: readonly string[] = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
];

/**
 * Connections refused or broken by the system, and hosts that are not found or not reached, as while a failover changes
 * the DNS entry; `ENOENT` counts where a socket's file is not there.
 */
const CONNECTION_ERRORS: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

/** SQLSTATE of a write on a server that takes none: a primary that a failover has made a standby. */
const READ_ONLY = '25006';

/**
 * SQLSTATEs of broken connections, of a server that ends or starts, of one with too many connections, of a statement
 * that took too long, and of a server that only reads.
 */
const UNAVAILABLE_STATES = new RegExp(`^(?:08\\w{3}|57P0[123]|57014|53300|40001|${READ_ONLY})$`);

/** Whether the database was unreachable or too busy, or went away during a call: a later attempt can succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return UNAVAILABLE_STATES.test(error.code ?? '');
  const { code, syscall }: NodeJS.ErrnoException = error;
  return (
    CONNECTION_MESSAGES.includes(error.message) ||
    CONNECTION_ERRORS.includes(code) ||
    (code === 'ENOENT' && syscall === 'connect')
  );
}

/** Columns are snake_case in SQL and the entity's field names in code; JSON values are left alone. */
export const fieldNames: KyselyPlugin = new CamelCasePlugin({ maintainNestedObjectKeys: true });

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: callPool(pool) }), plugins: [fieldNames] });
}

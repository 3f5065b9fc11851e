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
import { traceStatement } from '../telemetry/tracing.ts';
import type { DB } from './schema.gen.ts';

/** The database outside any transaction. */
export type Database = Kysely<DB>;
/** An open transaction. */
export type Transaction = KyselyTransaction<DB>;
/** Parameter type of queries, so that a service can combine them in one transaction. */
export type Connection = Database | Transaction;

/**
 * Maximum number of prepared statements per connection. Further statements are sent as text, so that memory stays
 * bounded.
 */
const MAX_PREPARED_PER_CONNECTION = 400;

/**
 * Prefix of a statement whose best plan depends on its values, for example on how many rows a filter matches. Such a
 * statement is planned for each execution; a prepared statement may keep one generic plan for all values.
 */
const CUSTOM_PLAN_PREFIX = '/* planned with its values */';
export const CUSTOM_PLAN_COMMENT: RawBuilder<unknown> = sql.raw(CUSTOM_PLAN_PREFIX);

/**
 * A client that prepares each parameterised statement once per connection. Planning a catalogue query costs as much as
 * running it, and Kysely does not name its statements.
 */
class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  // biome-ignore lint/suspicious/noExplicitAny: pg declares query by eight overloads that cannot be restated
  override query(...args: any[]): any {
    const result = this.#prepared(args);
    if (typeof args[0] === 'string' && result instanceof Promise) traceStatement(args[0], result);
    return result;
  }

  // Prepares only the call signature that Kysely uses; all others go to the driver unchanged.
  // biome-ignore lint/suspicious/noExplicitAny: the arguments are those of `query`, passed on unchanged
  #prepared(args: any[]): any {
    const [text, values] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || args.length > 2) {
      return Reflect.apply(super.query, this, args);
    }
    if (text.startsWith(CUSTOM_PLAN_PREFIX)) return Reflect.apply(super.query, this, args);
    let name = this.#names.get(text);
    if (name === undefined) {
      if (this.#names.size >= MAX_PREPARED_PER_CONNECTION) return Reflect.apply(super.query, this, args);
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
// A calendar day has no time zone, so it stays text.
types.setTypeParser(builtins.DATE, (value) => value);

/**
 * Longer than any queue of callers takes. After that, the pool is deadlocked: the holders of its connections wait for
 * each other.
 */
const CONNECTION_WAIT_MS = 30_000;
/**
 * The same limit for requests. It is well below the 30 s after which the server closes an idle connection, so that a
 * request with several statements still receives a 503 response.
 */
export const REQUEST_CONNECTION_TIMEOUT_MS = 5_000;
/** Timeout for one statement of a request. */
export const REQUEST_STATEMENT_TIMEOUT_MS = 15_000;

/** Application name of a portal's connections in `pg_stat_activity`. */
export const PORTAL_APPLICATION = 'cromia';

interface PoolLimits {
  /** Maximum number of connections. */
  max?: number;
  /** Milliseconds that a caller waits for a connection before an error, so that nobody waits forever. */
  waitMs?: number;
  /** Statement timeout in milliseconds; no limit by default. */
  statementMs?: number;
}

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
  // A broken idle connection is only removed from the pool. The portal logs it; tests and commands need not handle it.
  pool.on('error', () => {});
  // The pool handles errors of idle connections only. If a connection breaks while it is checked out, its current or
  // next statement fails and the pool drops it. Without a listener, however, its `error` event would end the process.
  const readOnly = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) readOnly.add(client);
    });
  });
  // A connection to a former primary stays open but is read-only. It is closed, so that the next connection reaches the
  // new primary.
  pool.on('release', (_error, client) => {
    if (readOnly.has(client)) void client.end();
  });
  return pool;
}

/** Errors for which the driver has no codes: no free connection, no accepted connection, or a broken connection. */
const CONNECTION_MESSAGES: readonly string[] = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
];

/**
 * Connections that the system rejects or breaks, and hosts that are not found or not reachable, for example while a
 * failover changes the DNS entry. `ENOENT` counts if the file of a socket is missing.
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

/** SQLSTATE of a write to a read-only server: a primary that became a standby after a failover. */
const READ_ONLY = '25006';

/**
 * SQLSTATEs of broken connections, a server that stops or starts, too many connections, a statement timeout, a
 * serialization failure, and a read-only server.
 */
const UNAVAILABLE_STATES = new RegExp(`^(?:08\\w{3}|57P0[123]|57014|53300|40001|${READ_ONLY})$`);

/** Whether the database was unreachable, too busy or lost during a call, so that a retry can succeed. */
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

/** Maps snake_case columns in SQL to the entities' camelCase fields; leaves JSON values unchanged. */
export const camelCasePlugin: KyselyPlugin = new CamelCasePlugin({ maintainNestedObjectKeys: true });

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [camelCasePlugin],
  });
}

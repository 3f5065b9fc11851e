import { randomUUID } from 'node:crypto';
import { connect } from 'node:tls';
import pg from 'pg';
import { type Config, loadConfig } from '../platform/config.ts';
import { CommandError, openCommandDatabase } from '../platform/database/command-database.ts';
import { openDatabase, openPool } from '../platform/database/connection.ts';
import { explainDatabaseError } from '../platform/database/explain-database-error.ts';
import { isSecretOfDatabase } from '../platform/database/installation-queries.ts';
import { checkStore } from '../platform/files/check-store.ts';
import { createFileStore } from '../platform/files/file-store.ts';
import { openMailTransport } from '../platform/mail/mail-transport.ts';
import { createCommandRunner, runProcess, UsageError } from './command.ts';

const USAGE = `Usage: npm run check:setup [-- --mail <address>]

Tries the settings: database, rights, clock, files, mail server, and the TLS certificate of PUBLIC_URL.
Prints one line for each, and exits with 1 if one of them failed. The portal may be running, but need not be.
--mail  also send a test mail to this address`;

const MIN_POSTGRES_VERSION = 150_000;
const EXTENSIONS = ['pg_trgm', 'unaccent'];
/** Tokens and idempotency keys compare the clocks of the portal and of its database. */
const MAX_CLOCK_SKEW_MS = 5_000;
const TLS_TIMEOUT_MS = 10_000;
const MIN_CERTIFICATE_DAYS = 14;
const DAY_MS = 86_400_000;

/** A check returns what it found. @throws if the portal would not work */
type Check = () => Promise<string>;

/** Whether the user may create tables and extensions. @returns what is missing, with the SQL that helps */
async function findMissingRights(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{
    mayCreate: boolean;
    missing: string[] | null;
    user: string;
    name: string;
  }>(
    `SELECT has_schema_privilege('public', 'CREATE') AND has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
       (SELECT array_agg(name) FROM unnest($1::text[]) AS name
        WHERE name NOT IN (SELECT a.name FROM pg_available_extensions a)) AS missing,
       current_user AS "user", current_database() AS name`,
    [EXTENSIONS],
  );
  const [row] = rows;
  if (row?.missing) return `the extensions ${row.missing.join(', ')} are missing: install postgresql-contrib`;
  if (row?.mayCreate === false)
    return `rights are missing: ALTER DATABASE "${row.name}" OWNER TO "${row.user}";`;
  return undefined;
}

async function isSameSecret(url: string, config: Config): Promise<boolean> {
  const pool = openPool(url, { max: 1 });
  try {
    return await isSecretOfDatabase(openDatabase(pool), config);
  } finally {
    await pool.end();
  }
}

async function checkDatabase(url: string, config: Config): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{
      version: string;
      number: string;
      used: string;
      max: string;
      migrated: boolean;
    }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number,
         (SELECT count(*) FROM pg_stat_activity) AS used, current_setting('max_connections') AS max,
         to_regclass('public.installation') IS NOT NULL AS migrated`,
    );
    const [server] = rows;
    if (server === undefined || Number(server.number) < MIN_POSTGRES_VERSION)
      throw new Error(`PostgreSQL ${server?.version} is too old; 15 or newer is needed`);
    const missing = await findMissingRights(client);
    if (missing !== undefined) throw new Error(missing);
    if (server.migrated && !(await isSameSecret(url, config)))
      throw new Error('TOKEN_SECRET is not the one that this database was used with');
    return `PostgreSQL ${server.version}, ${server.used} of ${server.max} connections in use`;
  } catch (error) {
    const explanation = explainDatabaseError(error, url);
    throw explanation === undefined ? error : new Error(explanation);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Compares the clocks of this machine and the database, without the time of the request. */
async function checkClock(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const startedAt = Date.now();
    const { rows } = await client.query<{ at: Date }>('SELECT clock_timestamp() AS at');
    const skewMs = Math.abs((rows[0]?.at.getTime() ?? 0) - (startedAt + Date.now()) / 2);
    const text = `${(skewMs / 1_000).toFixed(1)} s from the clock of the database`;
    if (skewMs > MAX_CLOCK_SKEW_MS) throw new Error(`${text}: synchronise both machines by NTP`);
    return text;
  } finally {
    await client.end().catch(() => {});
  }
}

async function checkMail(config: Config, to: string | undefined): Promise<string> {
  const transport = openMailTransport(config, createFileStore(config));
  try {
    await transport.check();
    const target =
      config.smtpUrl === null
        ? `files in ${config.dataDir}/mail (no SMTP_URL)`
        : new URL(config.smtpUrl).host;
    if (to === undefined) return target;
    const text = `This mail tests the settings of ${config.publicUrl}.`;
    const mail = {
      id: randomUUID(),
      to,
      language: 'en',
      subject: `${config.brand.name}: test`,
      createdAt: new Date(),
    };
    await transport.send({ ...mail, text, html: `<p>${text}</p>` });
    return `${target}; sent a test mail to ${to}. Read its header Authentication-Results`;
  } finally {
    transport.close();
  }
}

/** Reads the certificate at PUBLIC_URL. The portal itself need not run. */
async function checkTls({ publicUrl }: Config): Promise<string> {
  const url = new URL(publicUrl);
  if (url.protocol !== 'https:') return `${publicUrl} uses no TLS; use https for a portal on the internet`;
  const validTo = await new Promise<string>((resolve, reject) => {
    const socket = connect(
      { host: url.hostname, port: Number(url.port || 443), servername: url.hostname },
      () => {
        resolve(socket.getPeerCertificate().valid_to);
        socket.end();
      },
    );
    socket.setTimeout(TLS_TIMEOUT_MS, () => socket.destroy(new Error(`${url.host} does not respond`)));
    socket.once('error', reject);
  });
  const days = Math.floor((Date.parse(validTo) - Date.now()) / DAY_MS);
  if (days < MIN_CERTIFICATE_DAYS)
    throw new Error(`the certificate of ${url.host} expires in ${days} days; renew it`);
  return `the certificate of ${url.host} is valid for ${days} days`;
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message || error.name}${cause}${error.message.includes(code.slice(2, -1)) ? '' : code}`;
}

/** Runs one check and prints its line. @returns whether it succeeded */
async function runCheck(name: string, check: Check, report: (line: string) => void): Promise<boolean> {
  try {
    report(`ok      ${name.padEnd(9)} ${await check()}`);
    return true;
  } catch (error) {
    report(`FAILED  ${name.padEnd(9)} ${describeFailure(error)}`);
    return false;
  }
}

/** Implements `npm run check:setup`: tries everything that the settings name. */
export const runCheckSetup = createCommandRunner({
  usage: USAGE,
  options: { mail: { type: 'string' } },
  run: async ({ args, options, env, report }) => {
    if (args.length > 0) throw new UsageError('');
    if (options.mail !== undefined && !String(options.mail).includes('@'))
      throw new UsageError(`${options.mail} is not an e-mail address`);
    const to = options.mail === undefined ? undefined : String(options.mail);
    const config = loadConfig(env);
    report('ok      settings  all names and values are valid');
    const embedded = config.databaseUrl === null ? await openCommandDatabase(config) : undefined;
    const url = embedded?.url ?? config.databaseUrl ?? '';
    try {
      const isReachable = await runCheck('database', () => checkDatabase(url, config), report);
      const results = [
        isReachable,
        ...(isReachable ? [await runCheck('clock', () => checkClock(url), report)] : []),
        await runCheck('files', () => describeStore(config), report),
        await runCheck('mail', () => checkMail(config, to), report),
        await runCheck('tls', () => checkTls(config), report),
      ];
      const failures = results.filter((succeeded) => !succeeded).length;
      if (failures > 0) throw new CommandError(`${failures} of ${results.length + 1} checks failed.`);
      return 'The settings work.';
    } finally {
      await embedded?.close();
    }
  },
});

async function describeStore(config: Config): Promise<string> {
  await checkStore(createFileStore(config));
  if (config.filesUrl === null) return `${config.dataDir}/files can be written`;
  const { host, pathname } = new URL(config.filesUrl);
  return `bucket ${pathname.slice(1)} at ${host} can be written`;
}

if (import.meta.main) await runProcess(runCheckSetup);

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Config, loadConfig } from '../platform/config.ts';
import { CommandError, openCommandDatabase } from '../platform/database/command-database.ts';
import { openDatabase, openPool } from '../platform/database/connection.ts';
import { explainDatabaseError } from '../platform/database/explain-database-error.ts';
import { isSecretOfDatabase } from '../platform/database/installation-queries.ts';
import { checkStore } from '../platform/files/check-store.ts';
import { createFileStore } from '../platform/files/file-store.ts';
import { openMailTransport } from '../platform/mail/mail-transport.ts';
import { readCertificateExpiry } from '../platform/observability/certificate.ts';
import { readClockSkew } from '../platform/observability/environment-metrics.ts';
import { createCommandRunner, runProcess, UsageError } from './command.ts';

const USAGE = `Usage: npm run check:setup [-- --mail <address>]

Tries the settings: database, rights, clock, files, mail server, and the TLS certificate of PUBLIC_URL.
Prints one line for each, and exits with 1 if one of them failed. The portal may be running, but need not be.
--mail  also send a test mail to this address`;

const MIN_POSTGRES_VERSION = 150_000;
const EXTENSIONS = ['pg_trgm', 'unaccent'];
/** Tokens and idempotency keys compare the clocks of the portal and of its database. */
const MAX_CLOCK_SKEW_S = 5;
const MIN_CERTIFICATE_DAYS = 14;
const DAY_MS = 86_400_000;

interface ServerRow {
  version: string;
  number: string;
  used: string;
  max: string;
  isMigrated: boolean;
}

const SERVER_QUERY = `
  SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number,
    (SELECT count(*) FROM pg_stat_activity) AS used, current_setting('max_connections') AS max,
    to_regclass('public.installation') IS NOT NULL AS "isMigrated"`;

/** A check returns what it found. @throws if the portal would not work */
type Check = () => Promise<string>;

/** Whether the user may create tables and extensions. @returns what is missing, with the SQL that helps */
async function findMissingRights(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{
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

async function checkDatabase(pool: pg.Pool, url: string, config: Config): Promise<string> {
  try {
    const { rows } = await pool.query<ServerRow>(SERVER_QUERY);
    const [server] = rows;
    if (server === undefined || Number(server.number) < MIN_POSTGRES_VERSION)
      throw new Error(`PostgreSQL ${server?.version} is too old; 15 or newer is needed`);
    const missing = await findMissingRights(pool);
    if (missing !== undefined) throw new Error(missing);
    if (server.isMigrated && !(await isSecretOfDatabase(openDatabase(pool), config)))
      throw new Error('TOKEN_SECRET is not the one that this database was used with');
    return `PostgreSQL ${server.version}, ${server.used} of ${server.max} connections in use`;
  } catch (error) {
    throw new Error(explainDatabaseError(error, url) ?? describeFailure(error), { cause: error });
  }
}

async function checkClock(pool: pg.Pool): Promise<string> {
  const skew = await readClockSkew(pool);
  const text = `${skew.toFixed(1)} s from the clock of the database`;
  if (skew > MAX_CLOCK_SKEW_S) throw new Error(`${text}: synchronise both machines by NTP`);
  return text;
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

async function checkTls({ publicUrl }: Config): Promise<string> {
  const expiresAt = await readCertificateExpiry(publicUrl, { isVerified: true });
  if (expiresAt === null) return `${publicUrl} uses no TLS; use https for a portal on the internet`;
  const days = Math.floor((expiresAt.getTime() - Date.now()) / DAY_MS);
  if (days < MIN_CERTIFICATE_DAYS) throw new Error(`the certificate expires in ${days} days: renew it`);
  return `the certificate of ${publicUrl} is valid for ${days} days`;
}

/** The message of an error. Errors of connections to several addresses have only a code. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error && !(error.cause instanceof pg.DatabaseError))
    return describeFailure(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

async function checkFiles(config: Config): Promise<string> {
  await checkStore(createFileStore(config));
  if (config.filesUrl === null) return `${config.dataDir}/files can be written`;
  const { host, pathname } = new URL(config.filesUrl);
  return `bucket ${pathname.slice(1)} at ${host} can be written`;
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
    const pool = openPool(url, { max: 1, waitMs: 5_000 });
    try {
      const isUsable = await runCheck('database', () => checkDatabase(pool, url, config), report);
      const results = [
        isUsable,
        ...(isUsable ? [await runCheck('clock', () => checkClock(pool), report)] : []),
        await runCheck('files', () => checkFiles(config), report),
        await runCheck('mail', () => checkMail(config, to), report),
        await runCheck('tls', () => checkTls(config), report),
      ];
      const failures = results.filter((succeeded) => !succeeded).length;
      if (failures > 0) throw new CommandError(`${failures} of ${results.length + 1} checks failed.`);
      return 'The settings work.';
    } finally {
      await pool.end();
      await embedded?.close();
    }
  },
});

if (import.meta.main) await runProcess(runCheckSetup);

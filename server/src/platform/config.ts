import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { ContactRequestType } from '@cromia/domain/contact/contact-request';
import { DEFAULT_TIME_ZONE } from '@cromia/domain/dates';
import { KEY_PREFIX } from '@cromia/domain/integration/key';
import { DEFAULT_LANGUAGE, UI_LANGUAGES } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { isSiteHost } from '@cromia/domain/web/web-link';
import { z } from 'zod';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const MIN_SECRET_LENGTH = 32;
const SECRET_BYTES = 32;

const urlSchema = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });
const webUrl = urlSchema(/^https?$/, 'https://portal.example.com');
const onOff = z.stringbool({
  truthy: ['1', 'true', 'yes', 'on'],
  falsy: ['0', 'false', 'no', 'off'],
  error: 'must be on or off',
});
const timeZone = z.string().refine(
  (name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
    } catch {
      // Intl throws for unknown time zones.
      return false;
    }
  },
  { error: 'must be a time zone such as Europe/Rome' },
);

/** A tile URL template as Leaflet expects it: an HTTP URL with {z}, {x} and {y}. */
const mapTiles = z
  .string()
  .regex(/^https?:\/\/[^/]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/, 'must be an address with {z}, {x} and {y}');

/** The logo: a path within the web app, or a URL. */
const logo = z
  .string()
  .regex(/^(\/[^/]|https?:\/\/)/, 'must be a path such as /ecommerce/logo.svg, or an address');

/** Field for a whole number within a range, in digits. */
const integerBetween = (fallback: number, min: number, max: number, expected: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `must be ${expected}`)
    .default(String(fallback))
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be ${expected}`);

/** Host names in lower case, separated by commas or spaces. */
const hosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine((names) => names.every(isSiteHost), 'must be hosts such as store.example.com, separated by commas');

/** Host names or IP addresses in lower case, in the notation of `URL`: IPv6 addresses in brackets. */
const networkHosts = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (names) => names.every((name) => URL.parse(`https://${name}`)?.hostname === name),
    'must be hosts such as erp.example.lan or 10.0.0.5, separated by commas',
  );

/** Headers in the format of OpenTelemetry's environment variables. */
const headers = z
  .string()
  .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, 'must be name=value, separated by commas')
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair): [string, string] => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
      }),
    ),
  );

/** All environment variables of the server; no other code reads them. */
const variables = z.object({
  /** `production` requires TOKEN_SECRET. */
  NODE_ENV: z.string().default('development'),
  /** TCP port of the portal. */
  PORT: integerBetween(8080, 0, 65_535, 'a port number'),
  /** Address to listen on; 0.0.0.0 in a container. */
  HOST: z.string().default('127.0.0.1'),
  /** Public URL of the portal, with which links in mails begin. Default: http://HOST:PORT. */
  PUBLIC_URL: webUrl.optional(),
  /**
   * Number of trusted proxies that append to X-Forwarded-For; 0 trusts none. The rate limits of logins depend on it.
   */
  TRUST_PROXY: integerBetween(0, 0, 10, 'a number of proxies'),
  /** Bearer token for `/api/metrics`; without it, only this machine may read the metrics. */
  METRICS_TOKEN: z
    .string()
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  /**
   * Memory limit of the process in MB. Above it, the process rejects requests; after a minute, it exits and requests a
   * restart.
   */
  MEMORY_LIMIT_MB: integerBetween(900, 300, 65_535, 'a number of megabytes from 300'),
  /**
   * Seconds after SIGTERM during which `/api/ready` responds 503 but requests are still served, so that a proxy
   * switches to another process.
   */
  DRAIN_SECONDS: integerBetween(0, 0, 60, 'a number of seconds up to 60'),
  /** Folder of the embedded database, files, mails and secrets. */
  DATA_DIR: z.string().default('.data'),
  /** URL of an external PostgreSQL, version 15 or newer. Default: the embedded one under DATA_DIR. */
  DATABASE_URL: urlSchema(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
  /**
   * Maximum number of database connections for the requests to one server process; its jobs, mails and webhooks use up
   * to five more.
   */
  DATABASE_POOL: integerBetween(12, 3, 50, 'a number from 3 to 50'),
  /** Mail server. Without it, mails are written as .eml files to DATA_DIR/mail. */
  SMTP_URL: urlSchema(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  /** Sender of all mails. Default: the manufacturer's name and address. */
  MAIL_FROM: z.string().includes('@', { error: 'must contain an e-mail address' }).optional(),
  /** Maximum total size of a mail's attached documents in MB; larger ones are sent as links that expire. */
  MAIL_ATTACHMENTS_MB: integerBetween(8, 0, 30, 'a number of megabytes up to 30'),
  /**
   * S3-compatible file store: s3://key:secret@host/bucket?region=…, or s3+http://… without TLS. Default:
   * DATA_DIR/files.
   */
  FILES_URL: urlSchema(/^s3(\+http)?$/, 's3://key:secret@host/bucket?region=eu-south-1').optional(),
  /** Secret that signs access tokens; required in production. Default: a secret generated and stored under DATA_DIR. */
  TOKEN_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  /** Whether IT, ADMIN and CROMIA must set up a second factor before they can work. */
  REQUIRE_SECOND_FACTOR: onOff.default(false),
  /** Loads the demo data into an empty database. Default: on without DATABASE_URL. */
  DEMO: onOff.optional(),
  /** Tiles of the dealers' map. */
  MAP_TILES_URL: mapTiles.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  /** Allowed hosts, including their subdomains, for shop links of uploaded products. Default: any. */
  SHOP_HOSTS: hosts.optional(),
  /** Hosts in private networks that webhooks may call. Default: none. */
  WEBHOOK_PRIVATE_HOSTS: networkHosts,
  /** URLs of the manufacturer's other apps; a tab is shown only if its URL is set. */
  TDS_APP_URL: webUrl.optional(),
  LAB_APP_URL: webUrl.optional(),
  /** URL that the tab "Dashboard" opens instead of the portal's back office. */
  DASHBOARD_URL: webUrl.optional(),
  /** The manufacturer's time zone, which determines "today" for offers and deliveries. */
  TIME_ZONE: timeZone.default(DEFAULT_TIME_ZONE),
  /** Days after which an undecided order or offer request expires. */
  REQUEST_DAYS: integerBetween(LIMITS.requestDays, 1, 365, 'a number of days from 1 to 365'),
  /** Working days within which customers can expect an answer to an offer request. */
  OFFER_ANSWER_DAYS: integerBetween(LIMITS.offerResponseDays, 1, 60, 'a number of working days from 1 to 60'),
  /**
   * Default: `info` with an external database or in production, otherwise `warn`, because people read the demo's
   * terminal.
   */
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).optional(),
  /** OTLP receiver (HTTP) for traces, such as http://127.0.0.1:4318; without it, no traces are sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  /** Headers for the receiver: name=value, separated by commas. */
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  /** Service name in traces. */
  OTEL_SERVICE_NAME: z.string().default('cromia'),
  /** Name of the manufacturer that runs the portal. */
  BRAND_NAME: z.string().default('Cromia'),
  BRAND_LEGAL_NAME: z.string().default('Cromia Vernici S.r.l.'),
  BRAND_LOGO_URL: logo.optional(),
  BRAND_ACCENT: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1f5eff')
    .optional(),
  BRAND_EMAIL: z.email('must be an e-mail address').default('info@cromia.test'),
  /** Recipients of each type of contact request. Default: BRAND_EMAIL. */
  BRAND_COMMERCIAL_EMAIL: z.email('must be an e-mail address').optional(),
  BRAND_PLATFORM_EMAIL: z.email('must be an e-mail address').optional(),
  BRAND_OTHER_EMAIL: z.email('must be an e-mail address').optional(),
  BRAND_PHONE: z.string().default('+39 02 5555 0100'),
  BRAND_ADDRESS: z.string().default('Via dei Colori 12, 20138 Milano MI, Italia'),
  BRAND_VAT_NUMBER: z.string().default('IT12345670017'),
  BRAND_PRIVACY_URL: webUrl.optional(),
  BRAND_COOKIE_URL: webUrl.optional(),
  /** Language for visitors whose browser requests none of the portal's languages (section 1). */
  BRAND_DEFAULT_LANGUAGE: z
    .enum(UI_LANGUAGES, { error: `must be one of ${UI_LANGUAGES.join(', ')}` })
    .default(DEFAULT_LANGUAGE),
});

/** Invalid configuration, which prevents the start. The message names each variable. */
export class ConfigurationError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings file of the portal and its commands; environment variables take precedence. */
const SETTINGS_FILE = new URL('../../../.env', import.meta.url);

/** Merges the project's `.env` file into the environment. */
export function loadEnvironment(env: Environment, file: URL = SETTINGS_FILE): Environment {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env;
}

/** Finds unknown variables that start with BRAND_. Otherwise a typo in an optional variable would go unnoticed. */
function findUnknownNames(env: Environment): string[] {
  return Object.keys(env).filter((name) => name.startsWith('BRAND_') && !(name in variables.shape));
}

function parseVariables(env: Environment): z.infer<typeof variables> {
  // Empty variables count as unset, because compose files pass unset variables as empty ones.
  const setVariables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = variables.safeParse(setVariables);
  const problems = findUnknownNames(env).map((name) => `${name} is not a known variable`);
  for (const { path, message } of parsed.error?.issues ?? []) problems.push(`${path.join('.')} ${message}`);
  if (parsed.data && setVariables.NODE_ENV === 'production' && parsed.data.TOKEN_SECRET === undefined) {
    problems.push('TOKEN_SECRET is required in production');
  }
  if (!parsed.data || problems.length > 0)
    throw new ConfigurationError(`Invalid configuration: ${problems.join('; ')}`);
  return parsed.data;
}

/**
 * Reads the secret that signs access tokens, or generates it in the data folder, so that sessions survive a restart.
 */
function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'token.secret');
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

/**
 * Reads the whole configuration from the environment, once.
 * @throws ConfigurationError for unknown BRAND_ names and malformed values
 */
export function loadConfig(env: Environment) {
  const values = parseVariables(env);
  const dataDir = resolve(values.DATA_DIR);
  const production = values.NODE_ENV === 'production';
  const host = values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST;
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://${host}:${values.PORT}`).replace(/\/+$/, ''),
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN ?? null,
    memoryLimitBytes: values.MEMORY_LIMIT_MB * 1_048_576,
    drainMs: values.DRAIN_SECONDS * 1_000,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `"${values.BRAND_NAME.replaceAll('"', '')}" <${values.BRAND_EMAIL}>`,
    mailAttachmentsBytes: values.MAIL_ATTACHMENTS_MB * 1_048_576,
    filesUrl: values.FILES_URL ?? null,
    tokenSecret: values.TOKEN_SECRET ?? readOrCreateSecret(dataDir),
    requireSecondFactor: values.REQUIRE_SECOND_FACTOR,
    ownSecret: values.TOKEN_SECRET === undefined,
    demo: values.DEMO ?? values.DATABASE_URL === undefined,
    mapTilesUrl: values.MAP_TILES_URL,
    mapTilesAttribution: values.MAP_TILES_ATTRIBUTION,
    shopHosts: values.SHOP_HOSTS ?? null,
    webhookPrivateHosts: values.WEBHOOK_PRIVATE_HOSTS,
    tdsAppUrl: values.TDS_APP_URL ?? null,
    labAppUrl: values.LAB_APP_URL ?? null,
    dashboardUrl: values.DASHBOARD_URL ?? null,
    timeZone: values.TIME_ZONE,
    requestDays: values.REQUEST_DAYS,
    offerResponseDays: values.OFFER_ANSWER_DAYS,
    logLevel: values.LOG_LEVEL ?? (production || values.DATABASE_URL !== undefined ? 'info' : 'warn'),
    tracing:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
            headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            serviceName: values.OTEL_SERVICE_NAME,
          },
    brand: {
      name: values.BRAND_NAME,
      legalName: values.BRAND_LEGAL_NAME,
      logoUrl: values.BRAND_LOGO_URL ?? null,
      accent: values.BRAND_ACCENT ?? null,
      email: values.BRAND_EMAIL,
      desks: {
        COMMERCIAL: values.BRAND_COMMERCIAL_EMAIL ?? values.BRAND_EMAIL,
        PLATFORM: values.BRAND_PLATFORM_EMAIL ?? values.BRAND_EMAIL,
        OTHER: values.BRAND_OTHER_EMAIL ?? values.BRAND_EMAIL,
      } satisfies Record<ContactRequestType, string>,
      phone: values.BRAND_PHONE,
      address: values.BRAND_ADDRESS,
      vatNumber: values.BRAND_VAT_NUMBER,
      privacyUrl: values.BRAND_PRIVACY_URL ?? null,
      cookieUrl: values.BRAND_COOKIE_URL ?? null,
      defaultLanguage: values.BRAND_DEFAULT_LANGUAGE,
    },
  };
}

/** The configuration of a process; unset addresses are null. */
export type Config = ReturnType<typeof loadConfig>;

const importVariables = z.object({
  /** URL of the portal. */
  INTEGRATION_URL: webUrl.default('http://127.0.0.1:8080'),
  /** Integration key for the calls to the portal. */
  INTEGRATION_KEY: z.string().startsWith(KEY_PREFIX, `must be a key, which begins with ${KEY_PREFIX}`),
});

/** Reads the configuration of the `import` command. @throws ConfigurationError */
export function loadImportTarget(env: Environment): { url: string; key: string } {
  const { data, error } = importVariables.safeParse(env);
  if (data) return { url: data.INTEGRATION_URL.replace(/\/+$/, ''), key: data.INTEGRATION_KEY };
  const problems = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new ConfigurationError(`Invalid configuration: ${problems.join('; ')}`);
}

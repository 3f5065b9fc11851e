import { DEFAULT_TIME_ZONE } from '@cromia/domain/dates';
import { DEFAULT_LANGUAGE, UI_LANGUAGES } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import {
  databaseUrl,
  filesUrl,
  headers,
  hosts,
  integerBetween,
  logo,
  mapTiles,
  networkHosts,
  onOff,
  publicUrl,
  serverUrl,
  timeZone,
  webUrl,
} from './fields.ts';

const NODE_ENVS = ['production', 'development', 'test'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const MIN_SECRET_LENGTH = 32;

const secret = z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`);

/** All environment variables of the server; no other code reads them. */
export const variables = z.object({
  /** `production` requires TOKEN_SECRET. */
  NODE_ENV: z.enum(NODE_ENVS, { error: `must be one of ${NODE_ENVS.join(', ')}` }).default('development'),
  /** TCP port of the portal. */
  PORT: integerBetween(8080, 0, 65_535, 'a port number'),
  /** Address to listen on; 0.0.0.0 in a container. */
  HOST: z.string().default('127.0.0.1'),
  /** Public URL of the portal, with which links in mails begin. Default: http://HOST:PORT. */
  PUBLIC_URL: publicUrl.optional(),
  /**
   * Number of trusted proxies that append to X-Forwarded-For; 0 trusts none. The rate limits of logins depend on it.
   */
  TRUST_PROXY: integerBetween(0, 0, 10, 'a number of proxies'),
  /** Bearer token for `/api/metrics`; without it, only this machine may read the metrics. */
  METRICS_TOKEN: secret.optional(),
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
  DATABASE_URL: databaseUrl.optional(),
  /**
   * Maximum number of database connections for the requests to one server process; its jobs, mails and webhooks use up
   * to five more.
   */
  DATABASE_POOL: integerBetween(12, 3, 50, 'a number from 3 to 50'),
  /** Mail server. Without it, mails are written as .eml files to DATA_DIR/mail. */
  SMTP_URL: serverUrl(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  /** Sender of all mails. Default: the manufacturer's name and address. */
  MAIL_FROM: z.string().includes('@', { error: 'must contain an e-mail address' }).optional(),
  /** Maximum total size of a mail's attached documents in MB; larger ones are sent as links that expire. */
  MAIL_ATTACHMENTS_MB: integerBetween(8, 0, 30, 'a number of megabytes up to 30'),
  /**
   * S3-compatible file store: s3://key:secret@host/bucket?region=…, or s3+http://… without TLS. Default:
   * DATA_DIR/files.
   */
  FILES_URL: filesUrl.optional(),
  /** Secret that signs access tokens; required in production. Default: a secret generated and stored under DATA_DIR. */
  TOKEN_SECRET: secret.optional(),
  /** The previous TOKEN_SECRET, whose tokens and links are still accepted after the secret was replaced. */
  TOKEN_SECRET_PREVIOUS: secret.optional(),
  /** Whether IT, ADMIN and CROMIA must set up a second factor before they can work. */
  REQUIRE_SECOND_FACTOR: onOff.default(false),
  /** Loads the demo data into an empty database. Default: on without DATABASE_URL. */
  DEMO: onOff.optional(),
  /** Nothing leaves the portal: no mail, webhook or job. A restored database is a trial until `npm run go-live`. */
  TRIAL: onOff.default(false),
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
  /** Whether customers are reminded of invoices by mail before and on their due day. */
  INVOICE_REMINDERS: onOff.default(true),
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

/** Secrets that a file can contain. Its path is in the variable with `_FILE` appended. */
export const SECRET_NAMES = [
  'TOKEN_SECRET',
  'TOKEN_SECRET_PREVIOUS',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
  'FILES_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'INTEGRATION_KEY',
] as const;

/** Names that the portal and its commands understand, besides those of the secrets' files. */
export const KNOWN_NAMES: readonly string[] = [
  ...Object.keys(variables.shape),
  'INTEGRATION_URL',
  'INTEGRATION_KEY',
  'NODE_EXTRA_CA_CERTS',
];

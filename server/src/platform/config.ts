import { resolve } from 'node:path';
import type { ContactRequestType } from '@cromia/domain/contact/contact-request';
import type { z } from 'zod';
import { ConfigurationError, type Environment, findMisspeltNames } from './configuration/environment.ts';
import { readOrCreateSecret } from './configuration/token-secret.ts';
import { KNOWN_NAMES, variables } from './configuration/variables.ts';

function parseVariables(env: Environment): z.infer<typeof variables> {
  // Empty variables count as unset, because compose files pass unset variables as empty ones.
  const setVariables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = variables.safeParse(setVariables);
  const problems = findMisspeltNames(setVariables, KNOWN_NAMES);
  for (const { path, message } of parsed.error?.issues ?? []) problems.push(`${path.join('.')} ${message}`);
  if (parsed.data && setVariables.NODE_ENV === 'production' && parsed.data.TOKEN_SECRET === undefined) {
    problems.push('TOKEN_SECRET is required in production');
  }
  if (!parsed.data || problems.length > 0)
    throw new ConfigurationError(`Invalid configuration: ${problems.join('; ')}`);
  return parsed.data;
}

/**
 * Reads the whole configuration from the environment, once.
 * @throws ConfigurationError for misspelt names and malformed values
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
    previousTokenSecret: values.TOKEN_SECRET_PREVIOUS ?? null,
    ownSecret: values.TOKEN_SECRET === undefined,
    demo: values.DEMO ?? values.DATABASE_URL === undefined,
    trial: values.TRIAL,
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
    invoiceReminders: values.INVOICE_REMINDERS,
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

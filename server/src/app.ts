import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppDependencies, ModuleDependencies } from './app-dependencies.ts';
import { accountRoutes, endSessions } from './modules/accounts/index.ts';
import { activationRoutes } from './modules/activation/index.ts';
import { approvalRoutes } from './modules/approvals/index.ts';
import { auditRoutes } from './modules/audit/index.ts';
import { cartRoutes } from './modules/cart/index.ts';
import { catalogueRoutes } from './modules/catalogue/index.ts';
import { checkoutRoutes } from './modules/checkout/index.ts';
import { claimRoutes } from './modules/claims/index.ts';
import { closureRoutes } from './modules/closures/index.ts';
import { contactRoutes } from './modules/contact/index.ts';
import { customerRoutes } from './modules/customers/index.ts';
import { dealerRoutes } from './modules/dealers/index.ts';
import { handlingRoutes } from './modules/handling/index.ts';
import { hazardRoutes } from './modules/hazards/index.ts';
import { integrationRoutes } from './modules/integration/index.ts';
import { invoiceRoutes } from './modules/invoices/index.ts';
import { offerRoutes } from './modules/offers/index.ts';
import { operatingRoutes } from './modules/operating/index.ts';
import { orderedProductRoutes } from './modules/ordered-products/index.ts';
import { orderRoutes } from './modules/orders/index.ts';
import { overviewRoutes } from './modules/overview/index.ts';
import { peopleRoutes } from './modules/people/index.ts';
import { priceRoutes } from './modules/prices/index.ts';
import { createPublishedLevels, privateCatalogueRoutes } from './modules/private-catalogue/index.ts';
import { productImageRoutes } from './modules/product-images/index.ts';
import { sdsRoutes } from './modules/sds/index.ts';
import { shipmentRoutes } from './modules/shipments/index.ts';
import { shoppingListRoutes } from './modules/shopping-lists/index.ts';
import { statementRoutes } from './modules/statements/index.ts';
import { stockWatchRoutes } from './modules/stock-watches/index.ts';
import { tdsRoutes } from './modules/tds/index.ts';
import { webhookRoutes } from './modules/webhooks/index.ts';
import { registerAccess } from './platform/access/register-access.ts';
import { createAccessTokens } from './platform/access/tokens.ts';
import { registerGuide } from './platform/api-reference/guide.ts';
import { registerReference } from './platform/api-reference/static-reference.ts';
import { registerBrand } from './platform/brand/brand-routes.ts';
import { createFileStore } from './platform/files/file-store.ts';
import { registerUploads } from './platform/files/uploads.ts';
import type { App } from './platform/http/app.ts';
import { MAX_BODY_BYTES, registerBodies } from './platform/http/bodies.ts';
import { registerProblems, sendClientError, sendMalformedUrl } from './platform/http/problem-responses.ts';
import { registerResponseLanguage } from './platform/http/response-language.ts';
import { registerSecurity } from './platform/http/security-headers.ts';
import {
  REQUEST_TIMEOUT_MS,
  registerBodyTimeout,
  UPLOAD_TIMEOUT_MS,
} from './platform/limits/body-timeout.ts';
import { registerMemoryLimit } from './platform/limits/memory-limit.ts';
import { registerReadLimit } from './platform/limits/read-limit.ts';
import { registerDemoMailbox } from './platform/mail/demo-mailbox.ts';
import { registerHealth } from './platform/observability/health.ts';
import { registerMetrics } from './platform/observability/metrics.ts';
import { registerOpenapi } from './platform/openapi/register-openapi.ts';
import { registerStatic } from './platform/pages/static.ts';
import { createPdfComposer } from './platform/pdf/composer.ts';
import { createDocumentCache } from './platform/pdf/document-cache.ts';
import { registerRequestLog } from './platform/telemetry/logging.ts';
import { registerTracing } from './platform/telemetry/tracing.ts';

/** The modules. Each registers its routes under /api. */
const MODULES: ((app: App, deps: ModuleDependencies) => void)[] = [
  accountRoutes,
  activationRoutes,
  customerRoutes,
  // Ends the sessions of people who are removed; `people` cannot import `accounts`, which imports it by `activation`.
  (app, deps) => peopleRoutes(app, deps, [(trx, userId) => endSessions(trx, userId, { now: deps.now() })]),
  catalogueRoutes,
  priceRoutes,
  productImageRoutes,
  privateCatalogueRoutes,
  tdsRoutes,
  sdsRoutes,
  orderedProductRoutes,
  cartRoutes,
  shoppingListRoutes,
  stockWatchRoutes,
  checkoutRoutes,
  approvalRoutes,
  offerRoutes,
  orderRoutes,
  shipmentRoutes,
  claimRoutes,
  invoiceRoutes,
  statementRoutes,
  overviewRoutes,
  closureRoutes,
  dealerRoutes,
  contactRoutes,
  handlingRoutes,
  hazardRoutes,
  integrationRoutes,
  webhookRoutes,
  auditRoutes,
  operatingRoutes,
];

/**
 * Builds the HTTP application for main and the tests: the platform first, then the routes of each module. It does not
 * listen, and opens no resources that it would have to close.
 */
export async function buildApp(deps: AppDependencies): Promise<App> {
  const { config, logger } = deps;
  const app: App = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    // The limit for uploads; `registerBodyTimeout` sets shorter limits for all other requests.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { headersTimeout: REQUEST_TIMEOUT_MS },
    // Closes connections without activity, such as those of clients that do not read their response.
    connectionTimeout: 30_000,
    trustProxy: config.trustProxy > 0 ? (_address: string, hop: number) => hop < config.trustProxy : false,
    genReqId: () => randomUUID(),
    frameworkErrors: sendMalformedUrl,
    clientErrorHandler: sendClientError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 320 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const tokens = createAccessTokens(config.tokenSecret, config.previousTokenSecret);
  registerRequestLog(app);
  registerTracing(app);
  registerBodyTimeout(app);
  registerProblems(app);
  registerBodies(app);
  // Registered before all hooks that reject requests, so that error responses also have the security headers, and an
  // overloaded process does not look up callers.
  registerSecurity(app, config);
  await registerMemoryLimit(app, {
    limitBytes: config.memoryLimitBytes,
    onExhausted: deps.onMemoryExhausted,
  });
  registerAccess(app, {
    db: deps.db,
    tokens,
    now: deps.now,
    requireSecondFactor: config.requireSecondFactor,
  });
  registerReadLimit(app);
  registerMetrics(app, deps);
  // The fastest level already reduces responses to a tenth; higher levels cost more than they save.
  await app.register(fastifyCompress, {
    threshold: 2_048,
    encodings: ['gzip'],
    // Request bodies are not decompressed, because a small one could expand to a gigabyte.
    globalDecompression: false,
    zlibOptions: { level: constants.Z_BEST_SPEED },
  });
  await registerUploads(app);
  registerResponseLanguage(app);
  await registerOpenapi(app, config);
  registerReference(app);
  registerGuide(app);
  registerHealth(app, deps);
  await registerStatic(app, {
    config,
    levels: createPublishedLevels(deps),
    find: deps.prerenderer?.find ?? (async () => undefined),
  });
  registerBrand(app, deps);
  const files = createFileStore(config);
  const composer = createPdfComposer();
  app.addHook('onClose', () => composer.close());
  const documentCache = createDocumentCache(files, composer, app.log);
  for (const routes of MODULES) routes(app, { ...deps, tokens, files, documentCache, composer });
  registerDemoMailbox(app, deps);
  return app;
}

import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyUnderPressure from '@fastify/under-pressure';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { accountRoutes } from './modules/accounts/routes.ts';
import { backofficeRoutes } from './modules/backoffice/routes.ts';
import { cartRoutes } from './modules/cart/routes.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { checkoutRoutes } from './modules/checkout/routes.ts';
import { customerRoutes } from './modules/customers/routes.ts';
import { orderRoutes } from './modules/orders/routes.ts';
import { tdsRoutes } from './modules/tds/routes.ts';
import { registerAccess } from './platform/access.ts';
import { registerBrand } from './platform/brand.ts';
import { registerHealth } from './platform/health.ts';
import {
  type App,
  type AppDependencies,
  BODY_LIMIT_BYTES,
  type ModuleDependencies,
} from './platform/http.ts';
import { registerRequestLog } from './platform/logging.ts';
import { registerMetrics } from './platform/metrics.ts';
import { registerOpenapi } from './platform/openapi.ts';
import { registerProblems } from './platform/problem.ts';
import { registerSecurity, registerStatic } from './platform/static.ts';
import { registerReference } from './platform/static-reference.ts';
import { accessTokens } from './platform/tokens.ts';

/** The capabilities, each with its routes under /api. */
const MODULES: ((app: App, deps: ModuleDependencies) => void)[] = [
  accountRoutes,
  customerRoutes,
  catalogueRoutes,
  tdsRoutes,
  cartRoutes,
  checkoutRoutes,
  orderRoutes,
  backofficeRoutes,
];

/**
 * Builds the whole HTTP application: platform first, then each capability's routes. Main and tests use the same.
 * It does not listen, and it opens nothing that it would have to close.
 */
export async function buildApp(deps: AppDependencies): Promise<App> {
  const { config, logger } = deps;
  const app: App = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    trustProxy: config.trustProxy > 0 ? (_address: string, hop: number) => hop < config.trustProxy : false,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 320 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const tokens = accessTokens(config.tokenSecret);
  registerRequestLog(app);
  registerProblems(app);
  registerAccess(app, deps.db, tokens);
  registerMetrics(app, deps);
  await registerSecurity(app, config);
  await app.register(fastifyUnderPressure, { maxEventLoopDelay: 2_000, retryAfter: 5 });
  // The fastest level: answers shrink to a tenth already, and higher levels cost more than they save.
  await app.register(fastifyCompress, {
    threshold: 2_048,
    encodings: ['gzip'],
    zlibOptions: { level: constants.Z_BEST_SPEED },
  });
  await registerOpenapi(app);
  registerReference(app);
  registerHealth(app, deps);
  await registerStatic(app);
  registerBrand(app, deps);
  for (const routes of MODULES) routes(app, { ...deps, tokens });
  return app;
}

import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** Extracts the origin of a tile URL; Leaflet's {s} matches any subdomain. */
function extractOrigin(tiles: string): string {
  return tiles.replace('{s}', '*').split('/', 3).join('/');
}

/**
 * Prevents caching of API responses, which are specific to the caller. A route with the same response for everybody
 * sets its own header.
 */
function registerNoStore(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}

/**
 * Registers the security headers of every response. They allow no inline scripts, and no external content except map
 * tiles and the logo.
 */
export function registerSecurity(app: FastifyInstance, config: Config): void {
  const logo = config.brand.logoUrl?.startsWith('http') ? [new URL(config.brand.logoUrl).origin] : [];
  registerNoStore(app);
  const secure = config.publicUrl.startsWith('https:');
  // Created once, because Fastify's plugin would rebuild the policy for each response.
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', extractOrigin(config.mapTilesUrl), ...logo],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    xFrameOptions: { action: 'deny' },
    // COEP could block map tiles and logos from other origins.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', ({ raw }, reply, done) => protect(raw, reply.raw, () => done()));
}

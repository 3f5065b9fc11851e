import type { Config } from '../config.ts';
import type { Database } from '../database/connection.ts';
import type { App } from '../http/app.ts';
import { declareRoutes } from '../routes/declare-routes.ts';
import { brandSchema, toBrand } from './public-brand.ts';
import { createMissingSetupReader } from './setup-queries.ts';

/** Registers the route for the manufacturer's brand and contact data. */
export function registerBrand(app: App, deps: { config: Config; db: Database }): void {
  const readMissingSetup = createMissingSetupReader(deps.db);
  declareRoutes(app, deps, { tag: 'public', path: '/api/brand', access: 'public.read' }).get(
    '',
    { summary: 'Retrieve the manufacturer that runs the portal', response: brandSchema },
    async ({ reply }) => {
      const missingSetup = await readMissingSetup();
      // Not cached during set-up, so that the next step is shown immediately.
      reply.header('cache-control', missingSetup === null ? 'public, max-age=60' : 'no-store');
      return { ...toBrand(deps.config), missingSetup };
    },
  );
}

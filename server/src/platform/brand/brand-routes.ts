import type { Config } from '../config.ts';
import type { Database } from '../database/connection.ts';
import type { App } from '../http/app.ts';
import { describeAnswers } from '../openapi/describe-answers.ts';
import { brandSchema, toBrand } from './public-brand.ts';
import { createMissingSetupReader } from './setup-queries.ts';

/** Registers the route for the manufacturer's brand and contact data. */
export function registerBrand(app: App, { config, db }: { config: Config; db: Database }): void {
  const readMissingSetup = createMissingSetupReader(db);
  app.get(
    '/api/brand',
    {
      config: { access: 'public.read' },
      schema: {
        tags: ['public'],
        summary: 'Retrieve the manufacturer that runs the portal',
        response: describeAnswers({ 200: brandSchema }),
      },
    },
    async (_request, reply) => {
      const missing = await readMissingSetup();
      // Not cached during set-up, so that the next step is shown immediately.
      reply.header('cache-control', missing === null ? 'public, max-age=60' : 'no-store');
      return { ...toBrand(config), missingSetup: missing };
    },
  );
}

import type { App, AppDependencies } from '../http/http.ts';
import { answers } from '../openapi/openapi.ts';
import { brandOf, brandSchema } from './brand.ts';

/** The manufacturer that runs the portal, as configured. */
export function registerBrand(app: App, { config }: AppDependencies): void {
  app.get(
    '/api/brand',
    {
      config: { access: 'public.read' },
      schema: {
        tags: ['public'],
        summary: 'The manufacturer that runs the portal',
        response: answers({ 200: brandSchema }),
      },
    },
    (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return brandOf(config);
    },
  );
}

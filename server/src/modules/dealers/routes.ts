import { sellerSchema, sellersParamsSchema, sellersQuerySchema } from '@cromia/domain/dealers/dealer';
import { z } from 'zod';
import type { App, ModuleDependencies } from '../../platform/http.ts';
import { answers } from '../../platform/openapi.ts';
import { findSellers } from './service.ts';

/** The dealers of the map (section 7; contract, "Sellers path"). */
export function dealerRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    '/api/v1/public/sellers/:priv/:professional',
    {
      config: { access: 'dealers.read' },
      schema: {
        tags: ['dealers'],
        summary: 'Dealers for private visitors, for professionals, or for either',
        params: sellersParamsSchema,
        querystring: sellersQuerySchema,
        response: answers({ 200: z.array(sellerSchema) }),
      },
    },
    async (request, reply) => {
      // The same for everybody, and asked for each time: the desk may have changed it.
      reply.header('cache-control', 'public, no-cache');
      return findSellers(deps.db, request.params, request.query);
    },
  );
}

import { sellerSchema, sellersParamsSchema, sellersQuerySchema } from '@cromia/domain/dealers/dealer';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { dealerDeskRoutes } from './desk-routes.ts';
import { findSellers } from './find-sellers.ts';

/** Route of the dealer map (section 7; contract, "Sellers path"). */
export function dealerRoutes(app: App, deps: ModuleDependencies): void {
  dealerDeskRoutes(app, deps);

  app.get(
    '/api/v1/public/sellers/:priv/:professional',
    {
      config: { access: 'dealers.read', heavyRead: true },
      schema: {
        tags: ['dealers'],
        summary: 'List dealers for private visitors, for professionals, or for both',
        description:
          `Returns at most ${LIMITS.dealersShown}; the header \`x-total-count\` contains the total ` +
          'number.',
        params: sellersParamsSchema,
        querystring: sellersQuerySchema,
        response: describeAnswers({ 200: z.array(sellerSchema) }),
      },
    },
    async (request, reply) => {
      // The response is the same for every caller. Caches must revalidate it, since staff may have changed it.
      reply.header('cache-control', 'public, no-cache');
      const { sellers, total } = await findSellers(deps.db, request.params, request.query);
      reply.header('x-total-count', String(total));
      return sellers;
    },
  );
}

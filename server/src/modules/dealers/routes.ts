import { sellerSchema, sellersQuerySchema } from '@cromia/domain/dealers/dealer';
import { sellersParamsSchema } from '@cromia/domain/dealers/sellers-params';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes } from '../../platform/routes/declare-routes.ts';
import { dealerDeskRoutes } from './desk-routes.ts';
import { findSellers } from './find-sellers.ts';

/** Route of the dealer map (section 7; contract, "Sellers path"). */
export function dealerRoutes(app: App, deps: ModuleDependencies): void {
  dealerDeskRoutes(app, deps);
  const sellers = declareRoutes(app, deps, {
    tag: 'dealers',
    path: '/api/v1/public/sellers',
    access: 'dealers.read',
  });

  sellers.get(
    '/:priv/:professional',
    {
      summary: 'List dealers for private visitors, for professionals, or for both',
      description: `Returns at most ${LIMITS.dealersOnMap}; the header \`x-total-count\` contains the total number.`,
      heavyRead: true,
      params: sellersParamsSchema,
      query: sellersQuerySchema,
      response: z.array(sellerSchema),
    },
    async ({ params, query, reply }) => {
      const found = await findSellers(deps.db, params, query);
      // The response is the same for every caller. Caches must revalidate it, since staff may have changed it.
      reply.headers({ 'cache-control': 'public, no-cache', 'x-total-count': String(found.total) });
      return found.sellers;
    },
  );
}

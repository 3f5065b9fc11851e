import { LIMITS } from '@cromia/domain/limits';
import {
  newStockWatchSchema,
  stockWatchListSchema,
  stockWatchParamsSchema,
} from '@cromia/domain/stock-watches/stock-watch';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { noContent } from '../../platform/routes/declare-routes.ts';
import { declareShopRoutes } from '../customers/index.ts';
import { deleteWatch } from './watch-queries.ts';
import { readWatches, watchProduct } from './watch-stock.ts';

/** Products that a user waits for until they are back in stock. */
export function stockWatchRoutes(app: App, deps: ModuleDependencies): void {
  const watches = declareShopRoutes(app, deps, {
    tag: 'stock-watches',
    path: '/stock-watches',
    access: 'stock-watches.change',
  });

  watches.get(
    '',
    {
      access: 'stock-watches.read',
      summary: 'List the products that the caller waits for',
      description: 'Agents and commercial staff get those of all their customers.',
      response: stockWatchListSchema,
    },
    ({ viewer }) => readWatches(deps.db, viewer),
  );

  watches.post(
    '',
    {
      summary: 'Wait for a product that is out of stock',
      description:
        'The caller gets one mail when the product is available again, and then no longer waits. Once for each user and ' +
        `product; at most ${LIMITS.stockWatches} products for each user.`,
      body: newStockWatchSchema,
      response: noContent,
      errors: ['ProductInStock', 'ProductOnRequestOnly', 'ProductNotAvailable'],
    },
    ({ transaction, viewer, customer, body }) =>
      transaction((trx) => watchProduct(trx, { viewer, customer }, body.productCode)),
  );

  watches.delete(
    '/:productClass/:serial/:color/:pkg',
    {
      summary: 'Stop waiting for a product',
      params: stockWatchParamsSchema,
      response: noContent,
    },
    ({ transaction, viewer, params: { productClass, serial, color, pkg } }) =>
      transaction((trx) => deleteWatch(trx, viewer.userId, { productClass, serial, color, pkg })),
  );
}

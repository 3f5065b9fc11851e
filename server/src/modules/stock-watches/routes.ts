import { customerCodeField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { stockWatchListSchema, stockWatchParamsSchema } from '@cromia/domain/stock-watches/stock-watch';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes, noContent } from '../../platform/routes/declare-routes.ts';
import { declareShopRoutes, resolveOptionalActingCustomer } from '../customers/index.ts';
import { readWatches, stopWatching, watchProduct } from './watch-stock.ts';

const PATH = '/stock-watches';
const query = z.object({ customerCode: customerCodeField().optional() });
const PRODUCT_PATH = '/:productClass/:serial/:color/:pkg';

/** Products that a user waits for until they are back in stock. */
export function stockWatchRoutes(app: App, deps: ModuleDependencies): void {
  const products = declareShopRoutes(app, deps, { tag: 'stock-watches', path: PATH });
  products.put(
    PRODUCT_PATH,
    {
      access: 'stock-watches.change',
      summary: 'Wait for a product that is out of stock',
      description:
        'The caller gets one mail when the product is available again, and then no longer waits. Once for each user and ' +
        `product; at most ${LIMITS.stockWatches} products for each user.`,
      params: stockWatchParamsSchema,
      response: noContent,
      errors: ['ProductInStock', 'ProductOnRequestOnly', 'ProductNotAvailable'],
    },
    ({ transaction, viewer, customer, params }) =>
      transaction((trx) => watchProduct(trx, { viewer, customer }, params)),
  );
  ownWatchRoutes(app, deps);
}

/** The watches of the caller; agents and commercial staff need not act for a customer. */
function ownWatchRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const watches = declareRoutes(app, deps, {
    tag: 'stock-watches',
    path: `/api/v1/public/:prefix${PATH}`,
    params: z.object({ prefix: z.string() }),
    errors: ['NotFound'],
  });
  const rejectForeignCustomer = (viewer: Viewer, { customerCode }: { customerCode?: string | undefined }) =>
    resolveOptionalActingCustomer(db, viewer, customerCode);

  watches.get(
    '',
    {
      access: 'stock-watches.read',
      summary: 'List the products that the caller waits for',
      description:
        'Agents and commercial staff get those of all their customers, whatever `customerCode` is.',
      heavyRead: true,
      query,
      response: stockWatchListSchema,
    },
    async ({ viewer, query: filter }) => {
      await rejectForeignCustomer(viewer, filter);
      return readWatches(db, viewer);
    },
  );

  watches.delete(
    PRODUCT_PATH,
    {
      access: 'stock-watches.change',
      summary: 'Stop waiting for a product',
      query,
      params: stockWatchParamsSchema,
      response: noContent,
    },
    ({ transaction, viewer, query: filter, params }) =>
      transaction(async (trx) => {
        await rejectForeignCustomer(viewer, filter);
        await stopWatching(trx, viewer, params);
      }),
  );
}

import { agreedPriceListQuerySchema, agreedPricePageSchema } from '@cromia/domain/customers/agreed-prices';
import { customerCodeField } from '@cromia/domain/fields';
import {
  priceChangesSchema,
  priceGridQuerySchema,
  priceGridSchema,
  savedPricesSchema,
} from '@cromia/domain/prices/price-grid';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes } from '../../platform/routes/declare-routes.ts';
import { readAgreedPrices } from './agreed-prices.ts';
import { readPriceGrid } from './price-grid.ts';
import { savePrices } from './save-prices.ts';

/** Bytes of a save: the largest number of changes. */
const CHANGES_BYTES = 2_097_152;

/** Prices and stock of serials, and prices agreed with customers, kept by staff (contract, section 5). */
export function priceRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const prices = declareDeskRoutes(app, deps, { path: '/prices', access: 'backoffice.prices' });
  const customers = declareDeskRoutes(app, deps, { path: '/customers', access: 'backoffice.customers' });

  prices.get(
    '',
    {
      summary: 'Retrieve all products of a serial with their list prices and stock',
      description: 'With `customerCode`, also the terms agreed with this customer.',
      heavyRead: true,
      query: priceGridQuerySchema,
      response: priceGridSchema,
      errors: ['NotFound'],
    },
    ({ query }) => readPriceGrid(db, query),
  );

  prices.patch(
    '',
    {
      summary: 'Change list prices and stock of a serial, or prices agreed with a customer',
      description:
        'All changes are stored or none. Returns 409 `Conflict` with who changed the prices, and when, if they were ' +
        'changed since `version` was read; 404 for an unknown customer.',
      bodyLimit: CHANGES_BYTES,
      body: priceChangesSchema,
      response: savedPricesSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, body }) => savePrices(deps, viewer, body),
  );

  customers.get(
    '/:code/prices',
    {
      summary: 'List the prices agreed with a customer',
      params: z.object({ code: customerCodeField() }),
      query: agreedPriceListQuerySchema,
      response: agreedPricePageSchema,
      errors: ['NotFound'],
    },
    ({ params, query }) => readAgreedPrices(db, params.code, query),
  );
}

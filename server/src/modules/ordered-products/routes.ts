import {
  orderedProductListQuerySchema,
  orderedProductPageSchema,
  preferProductSchema,
  preferredProductSchema,
} from '@cromia/domain/catalogue/ordered-product';
import { customerCodeField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { exportQueryShape } from '@cromia/domain/lists/export';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes, fileResponse } from '../../platform/routes/declare-routes.ts';
import { LIST_FILE_TYPES, sendList } from '../../platform/tables/send-list.ts';
import { declareShopRoutes, resolveActingCustomer } from '../customers/index.ts';
import { defineOrderedProductsTable, findDocumentLanguage } from '../shop-documents/index.ts';
import { orderedProductListQuery, preferProduct, readOrderedProducts } from './read-ordered-products.ts';

/** The products that a customer has ordered before (section 7). */
export function orderedProductRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  const products = declareShopRoutes(app, deps, {
    tag: 'ordered-products',
    path: '/customer-products',
    access: 'ordered-products.list',
  });
  // The body may contain the customer code, which shop routes read from the query only.
  const preferred = declareRoutes(app, deps, {
    tag: 'ordered-products',
    path: '/api/v1/public/:prefix/customer-products/preferred',
    access: 'ordered-products.prefer',
    params: z.object({ prefix: z.string() }),
    errors: ['CustomerCodeRequired', 'NotFound'],
  });

  products.get(
    '/export',
    {
      exposeHeadRoute: false,
      summary: 'Export ordered products as CSV or .xlsx',
      description:
        'Exports the whole list with its filters and sort, ignoring `page` and `size`. A workbook is ' +
        `limited to ${LIMITS.workbookRows} rows; a longer list is rejected with ListTooLong.`,
      query: orderedProductListQuerySchema.extend(exportQueryShape),
      produces: LIST_FILE_TYPES,
      response: fileResponse,
      errors: ['ListTooLong', 'TooManyConcurrentRequests'],
    },
    async ({ viewer, customer, query: { format, ...query }, request, reply }) => {
      const language = await findDocumentLanguage(db, viewer, customer, query.language);
      const table = defineOrderedProductsTable({ language, timeZone: config.timeZone });
      const list = orderedProductListQuery(db, viewer, customer, query);
      const by = { userId: viewer.userId, isDesk: false };
      return sendList(request, reply, deps, table, { list, owner: by, format, language });
    },
  );

  products.get(
    '',
    {
      summary: 'List products that the customer has ordered, with their current data',
      query: orderedProductListQuerySchema,
      response: orderedProductPageSchema,
    },
    ({ viewer, customer, query }) => readOrderedProducts(db, viewer, customer, query),
  );

  preferred.patch(
    '',
    {
      summary: 'Mark or unmark a product as preferred',
      description: 'The customer is given in the query, as in every request of the shop, or in the body.',
      query: z.object({ customerCode: customerCodeField().optional() }),
      body: preferProductSchema,
      response: preferredProductSchema,
    },
    ({ transaction, viewer, query, body }) =>
      transaction(async (trx) => {
        const customerCode = query.customerCode ?? body.customerCode;
        return preferProduct(trx, await resolveActingCustomer(trx, viewer, customerCode), body);
      }),
  );
}

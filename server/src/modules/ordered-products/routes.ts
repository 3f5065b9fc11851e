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
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { sendList } from '../../platform/tables/send-list.ts';
import { resolveActingCustomer } from '../customers/index.ts';
import { defineOrderedProductsTable, findReaderLanguage } from '../shop-documents/index.ts';
import { orderedProductListQuery, preferProduct, readOrderedProducts } from './read-ordered-products.ts';

const TAGS = ['ordered-products'];
const PATH = '/api/v1/public/:prefix/customer-products';
const ALWAYS = ['Unauthorized', 'NotAllowed', 'CustomerCodeRequired', 'NotFound'] as const;

/** The products that a customer has ordered before (section 7). */
export function orderedProductRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  app.get(
    `${PATH}/export`,
    {
      config: { access: 'ordered-products.list' },
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Export ordered products as CSV or .xlsx',
        description:
          'Exports the whole list with its filters and sort, ignoring `page` and `size`. A workbook is ' +
          `limited to ${LIMITS.workbookRows} rows; a longer list is rejected with ListTooLong.`,
        params: z.object({ prefix: z.string() }),
        querystring: orderedProductListQuerySchema.extend(exportQueryShape),
        response: describeAnswers({ 200: z.string().meta({ format: 'binary' }) }, [
          ...ALWAYS,
          'ListTooLong',
          'TooManyConcurrentRequests',
          'ServiceUnavailable',
        ]),
      },
    },
    async (request, reply) => {
      const { format, language: asked, ...query } = request.query;
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, query.customerCode);
      const language = await findReaderLanguage(db, viewer, customer, asked);
      const table = defineOrderedProductsTable({ language, timeZone: config.timeZone });
      const list = orderedProductListQuery(db, viewer, customer, query);
      return sendList(request, reply, deps, table, {
        list,
        by: { userId: viewer.userId, isDesk: false },
        format,
        language,
      });
    },
  );

  app.get(
    PATH,
    {
      config: { access: 'ordered-products.list' },
      schema: {
        tags: TAGS,
        summary: 'List products that the customer has ordered, with their current data',
        params: z.object({ prefix: z.string() }),
        querystring: orderedProductListQuerySchema,
        response: describeAnswers({ 200: orderedProductPageSchema }, [...ALWAYS]),
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, request.query.customerCode);
      return readOrderedProducts(db, viewer, customer, request.query);
    },
  );

  app.patch(
    `${PATH}/preferred`,
    {
      config: { access: 'ordered-products.prefer' },
      schema: {
        tags: TAGS,
        summary: 'Mark or unmark a product as preferred',
        description: 'The customer is given in the query, as in every call of the shop, or in the body.',
        params: z.object({ prefix: z.string() }),
        querystring: z.object({ customerCode: customerCodeField().optional() }),
        body: preferProductSchema,
        response: describeAnswers({ 200: preferredProductSchema }, [...ALWAYS]),
      },
    },
    async (request) => {
      const { productClass, serial, color, pkg } = request.body;
      const customerCode = request.query.customerCode ?? request.body.customerCode;
      const preferred = await preferProduct(db, getViewer(request), { ...request.body, customerCode });
      return { id: { productClass, serial, color, pkg }, preferred };
    },
  );
}

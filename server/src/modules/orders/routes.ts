import { customerCodeField, idField } from '@cromia/domain/fields';
import {
  orderRequestListQuerySchema,
  orderRequestPageSchema,
  orderRequestSchema,
} from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import { viewerIn } from '../../platform/access.ts';
import type { App, ModuleDependencies } from '../../platform/http.ts';
import { answers } from '../../platform/openapi.ts';
import { actingCustomer } from '../customers/service.ts';
import { readOrderRequest, readOrderRequests } from './service.ts';

const TAGS = ['orders'];
const PATH = '/api/v1/public/:prefix/order-requests';

/** The order requests of a customer (section 7). */
export function orderRoutes(app: App, { db, config }: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'order-requests.list' },
      schema: {
        tags: TAGS,
        summary: 'Order requests',
        params: z.object({ prefix: z.string() }),
        querystring: orderRequestListQuerySchema,
        response: answers({ 200: orderRequestPageSchema }, [
          'Unauthorized',
          'NotAllowed',
          'CustomerCodeRequired',
          'NotFound',
        ]),
      },
    },
    async (request) => {
      const viewer = viewerIn(request);
      const customer = await actingCustomer(db, viewer, request.query.customerCode);
      return readOrderRequests(db, viewer, customer, request.query, config.timeZone);
    },
  );

  app.get(
    `${PATH}/:id`,
    {
      config: { access: 'order-requests.list' },
      schema: {
        tags: TAGS,
        summary: 'One order request',
        params: z.object({ prefix: z.string(), id: idField() }),
        querystring: z.object({ customerCode: customerCodeField().optional() }),
        response: answers({ 200: orderRequestSchema }, [
          'Unauthorized',
          'NotAllowed',
          'CustomerCodeRequired',
          'NotFound',
        ]),
      },
    },
    async (request) => {
      const viewer = viewerIn(request);
      const customer = await actingCustomer(db, viewer, request.query.customerCode);
      return readOrderRequest(db, viewer, customer, request.params.id);
    },
  );
}

import { idField } from '@cromia/domain/fields';
import { orderRequestListQuerySchema, orderRequestSchema } from '@cromia/domain/orders/order-request';
import { pageSchema } from '@cromia/domain/paging';
import { z } from 'zod';
import { viewerIn } from '../../platform/access.ts';
import type { App, ModuleDependencies } from '../../platform/http.ts';
import { answers } from '../../platform/openapi.ts';
import { readAllOrderRequests, readAnyOrderRequest } from '../orders/service.ts';

const TAGS = ['backoffice'];

const staffOrderRequestSchema = orderRequestSchema.extend({
  customerCode: z.string(),
  businessName: z.string(),
  username: z.string().nullable().describe('Who sent it'),
});

/** What staff works on (contract, section 5): the queue of order requests, for those who decide on them. */
export function backofficeRoutes(app: App, { db, config }: ModuleDependencies): void {
  app.get(
    '/api/v1/backoffice/order-requests',
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'Order requests of all customers',
        querystring: orderRequestListQuerySchema,
        response: answers({ 200: pageSchema(staffOrderRequestSchema) }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readAllOrderRequests(db, viewerIn(request), request.query, config.timeZone),
  );

  app.get(
    '/api/v1/backoffice/order-requests/:id',
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'One order request',
        params: z.object({ id: idField() }),
        response: answers({ 200: staffOrderRequestSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readAnyOrderRequest(db, viewerIn(request), request.params.id),
  );
}

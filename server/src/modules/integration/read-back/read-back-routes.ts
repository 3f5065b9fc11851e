import {
  createReadBackPageSchema,
  READ_BACK_RECORDS,
  type ReadBackKind,
  readBackQuerySchema,
} from '@cromia/domain/integration/read-back';
import { orderRequestDecisionSchema, orderRequestToDecideSchema } from '@cromia/domain/orders/order-request';
import type { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getCallingKey } from '../../../platform/access/viewer.ts';
import { EVENT_VIEWER } from '../../../platform/events/record-events.ts';
import { type declareRoutes, idParams } from '../../../platform/routes/declare-routes.ts';
import { decideOrderRequest } from '../../orders/index.ts';
import { readBack } from './read-back.ts';

const CALLS = {
  orders: { access: 'integration.orders', what: 'orders' },
  'order-requests': { access: 'integration.orders', what: 'order requests' },
  shipments: { access: 'integration.orders', what: 'shipments' },
  customers: { access: 'integration.customers', what: 'customers' },
  invoices: { access: 'integration.orders', what: 'invoices and credit notes' },
  products: { access: 'integration.catalogue', what: 'products' },
  prices: { access: 'integration.catalogue', what: 'list prices and terms agreed with customers' },
  stock: { access: 'integration.catalogue', what: 'stock' },
} as const;

/** Routes that return what the portal has stored, and the decision on order requests. */
export function readBackRoutes(
  integration: ReturnType<typeof declareRoutes>,
  deps: ModuleDependencies,
): void {
  declareReadBack(integration, deps, 'orders', READ_BACK_RECORDS.orders);
  declareReadBack(integration, deps, 'order-requests', READ_BACK_RECORDS['order-requests']);
  declareReadBack(integration, deps, 'shipments', READ_BACK_RECORDS.shipments);
  declareReadBack(integration, deps, 'customers', READ_BACK_RECORDS.customers);
  declareReadBack(integration, deps, 'invoices', READ_BACK_RECORDS.invoices);
  declareReadBack(integration, deps, 'products', READ_BACK_RECORDS.products);
  declareReadBack(integration, deps, 'prices', READ_BACK_RECORDS.prices);
  declareReadBack(integration, deps, 'stock', READ_BACK_RECORDS.stock);

  integration.post(
    '/order-requests/:id/decision',
    {
      access: 'integration.orders',
      summary: 'Accept an order request, which creates the order, or reject it',
      description:
        'The same decision as in the back office, with the same mails and events. If the request was already ' +
        'decided, a 409 returns its current state in `outcome`.',
      params: idParams,
      body: orderRequestDecisionSchema,
      examples: { 'application/json': { decision: 'ACCEPTED' } },
      response: orderRequestToDecideSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ params, body, request }) => {
      const { name: keyName } = getCallingKey(request);
      return decideOrderRequest(deps, { viewer: EVENT_VIEWER, userId: null, keyName }, params.id, body);
    },
  );
}

function declareReadBack<Kind extends ReadBackKind>(
  integration: ReturnType<typeof declareRoutes>,
  deps: ModuleDependencies,
  kind: Kind,
  record: (typeof READ_BACK_RECORDS)[Kind] & z.ZodType,
): void {
  const { access, what } = CALLS[kind];
  integration.get(
    `/${kind}`,
    {
      access,
      summary: `List the stored ${what}, one by its code or those changed since a time`,
      description:
        'Sorted by code. Call again with `after` while `next` is not null. More records than changed can be ' +
        'returned. Deleted ones are not.',
      heavyRead: true,
      query: readBackQuerySchema,
      response: createReadBackPageSchema(record),
    },
    ({ query }) => readBack(deps, kind, query),
  );
}

import { orderRequestBodySchema } from '@cromia/domain/checkout/order';
import { customerCodeField } from '@cromia/domain/fields';
import { createdSchema } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { App, ModuleDependencies } from '../../platform/http.ts';
import { idempotencyHeaders } from '../../platform/idempotency.ts';
import { answers } from '../../platform/openapi.ts';
import { placeOrderRequest } from './service.ts';

/** Checkout: what leaves the cart as a request (section 7). */
export function checkoutRoutes(app: App, deps: ModuleDependencies): void {
  app.post(
    '/api/v1/public/:prefix/order-requests',
    {
      config: { access: 'order-requests.create' },
      schema: {
        tags: ['checkout'],
        summary: 'Send an order request for lines of the cart',
        description:
          'Answers the fresh cart as `cart` beside a 409, when the lines are not what was shown, and beside a 422 for a ' +
          'line that is no longer in stock or sold.',
        params: z.object({ prefix: z.string() }),
        querystring: z.object({ customerCode: customerCodeField().optional() }),
        headers: idempotencyHeaders,
        body: orderRequestBodySchema,
        response: answers({ 201: createdSchema }, [
          'Unauthorized',
          'NotAllowed',
          'CustomerCodeRequired',
          'NoItemsSelected',
          'NotFound',
          'Conflict',
          'PriceChanged',
          'IllegalItemQuantity',
          'ProductNotInStock',
          'ProductNotAvailable',
          'ProductOnRequestOnly',
          'PriceNotAssigned',
          'DeliveryDateTooEarly',
          'IdempotencyKeyReused',
        ]),
      },
    },
    async (request, reply) => {
      const { customerCode } = request.query;
      const { body } = await placeOrderRequest(deps, request, customerCode, request.body);
      return reply.code(201).send(createdSchema.parse(body));
    },
  );
}

import { cartSchema } from '@cromia/domain/cart/cart';
import { offerRequestBodySchema, orderRequestBodySchema } from '@cromia/domain/checkout/order';
import { orderFromOfferBodySchema } from '@cromia/domain/checkout/order-from-offer';
import { customerCodeField, idField } from '@cromia/domain/fields';
import { createdOfferRequestSchema } from '@cromia/domain/offers/offer-request';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import { getViewer } from '../../platform/access/access.ts';
import type { App, ModuleDependencies } from '../../platform/http/http.ts';
import { idempotencyHeadersSchema } from '../../platform/http/idempotency.ts';
import { describeAnswers } from '../../platform/openapi/openapi.ts';
import { placeOfferRequest } from './place-offer-request.ts';
import { placeOrderFromOffer } from './place-order-from-offer.ts';
import { placeOrderRequest } from './place-order-request.ts';
import { redoOrder } from './redo-order.ts';

const TAGS = ['checkout'];
const ORDER_REQUESTS = '/api/v1/public/:prefix/order-requests';
const ALWAYS = ['Unauthorized', 'NotAllowed', 'CustomerCodeRequired', 'NotFound'] as const;

const params = z.object({ prefix: z.string() });
const querystring = z.object({ customerCode: customerCodeField().optional() });

/** Checkout (section 7): routes to send the lines of a cart as a request, and to put lines back into the cart. */
export function checkoutRoutes(app: App, deps: ModuleDependencies): void {
  app.post(
    ORDER_REQUESTS,
    {
      config: { access: 'order-requests.create' },
      schema: {
        tags: TAGS,
        summary: 'Send an order request for lines of the cart',
        description:
          'Answers the fresh cart as `cart` beside a 409, when the lines are not what was shown, and beside a 422 for a ' +
          'line that is no longer in stock or sold.',
        params,
        querystring,
        headers: idempotencyHeadersSchema,
        body: orderRequestBodySchema,
        response: describeAnswers({ 201: createdIdSchema }, [
          ...ALWAYS,
          'NoItemsSelected',
          'Conflict',
          'PriceChanged',
          'IllegalItemQuantity',
          'ProductNotInStock',
          'ProductNotAvailable',
          'ProductOnRequestOnly',
          'PriceNotAssigned',
          'DeliveryDateTooEarly',
          'DeliveryDateTooLate',
          'IdempotencyKeyReused',
        ]),
      },
    },
    async (request, reply) => {
      const { customerCode } = request.query;
      const { body } = await placeOrderRequest(deps, request, customerCode, request.body);
      return reply.code(201).send(createdIdSchema.parse(body));
    },
  );

  app.get(
    `${ORDER_REQUESTS}/redo/:id`,
    {
      config: { access: 'order-requests.redo', heavyRead: true },
      // A HEAD request would change the cart too.
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Put the lines of an order back into the cart',
        description:
          'The id is that of an order in C, E or F, or of an order request that was rejected or has expired. Answers ' +
          'the cart; what cannot be ordered any more stands in `changes`. Repeated, it changes nothing more.',
        params: z.object({ prefix: z.string(), id: idField() }),
        querystring,
        response: describeAnswers({ 200: cartSchema }, [...ALWAYS, 'OrderNotRepeatable']),
      },
    },
    (request) => redoOrder(deps, getViewer(request), request.query.customerCode, request.params.id),
  );

  offerRoutes(app, deps);
}

function offerRoutes(app: App, deps: ModuleDependencies): void {
  app.post(
    '/api/v1/public/:prefix/offer-requests',
    {
      config: { access: 'offer-requests.create' },
      schema: {
        tags: TAGS,
        summary: 'Request an offer for lines of the cart',
        description: 'Answers the fresh cart as `cart` beside a 409, when a line is not in it any more.',
        params,
        querystring,
        headers: idempotencyHeadersSchema,
        body: offerRequestBodySchema,
        response: describeAnswers({ 201: createdOfferRequestSchema }, [
          ...ALWAYS,
          'NoItemsSelected',
          'Conflict',
          'IllegalItemQuantity',
          'ProductNotAvailable',
          'ProductOnRequestOnly',
          'DeliveryDateTooEarly',
          'DeliveryDateTooLate',
          'IdempotencyKeyReused',
        ]),
      },
    },
    async (request, reply) => {
      const { customerCode } = request.query;
      const { body } = await placeOfferRequest(deps, request, customerCode, request.body);
      return reply.code(201).send(createdOfferRequestSchema.parse(body));
    },
  );

  app.post(
    `${ORDER_REQUESTS}/from-offer-request-accepted`,
    {
      config: { access: 'order-requests.create' },
      schema: {
        tags: TAGS,
        summary: 'Order an accepted offer, once',
        description: "Date, multiple shipping, lines and prices are the offer's.",
        params,
        querystring,
        headers: idempotencyHeadersSchema,
        body: orderFromOfferBodySchema,
        response: describeAnswers({ 201: createdIdSchema }, [
          ...ALWAYS,
          'OfferNotAccepted',
          'OfferChanged',
          'PriceNotAssigned',
          'ProductNotAvailable',
          'ProductOnRequestOnly',
          'IllegalItemQuantity',
          'IdempotencyKeyReused',
        ]),
      },
    },
    async (request, reply) => {
      const { customerCode } = request.query;
      const { body } = await placeOrderFromOffer(deps, request, customerCode, request.body);
      return reply.code(201).send(createdIdSchema.parse(body));
    },
  );
}

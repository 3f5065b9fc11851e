import { cartSchema } from '@cromia/domain/cart/cart';
import { offerRequestBodySchema, orderRequestBodySchema } from '@cromia/domain/checkout/order';
import { orderFromOfferBodySchema } from '@cromia/domain/checkout/order-from-offer';
import { customerCodeField, idField } from '@cromia/domain/fields';
import { createdOfferRequestSchema } from '@cromia/domain/offers/offer-request';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyHeadersSchema } from '../../platform/idempotency/run-idempotently.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
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
        summary: 'Submit an order request for lines of the cart',
        description:
          'A 409 (the lines differ from those shown) and a 422 (a line is out of stock or no longer sold) ' +
          'return the current cart in `cart`.',
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
      config: { access: 'order-requests.redo', heavyRead: true, isWrite: true },
      // A HEAD request would change the cart too.
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Add the lines of an order to the cart again',
        description:
          'Takes the id of an order in C, E or F, or of a rejected or expired order request. Returns the ' +
          'cart; products that can no longer be ordered are listed in `changes`. Repeating the call has no ' +
          'further effect.',
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
        description: 'If a line is no longer in the cart, a 409 returns the current cart in `cart`.',
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
        summary: 'Order an accepted offer; possible only once',
        description: 'Date, multiple shipping, lines and prices are taken from the offer.',
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

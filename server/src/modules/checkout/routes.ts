import { cartSchema } from '@cromia/domain/cart/cart-items';
import { offerRequestBodySchema, orderRequestBodySchema } from '@cromia/domain/checkout/order';
import { orderFromOfferBodySchema } from '@cromia/domain/checkout/order-from-offer';
import { LIMITS } from '@cromia/domain/limits';
import { createdOfferRequestSchema } from '@cromia/domain/offers/offer-request';
import { createdOrderRequestSchema } from '@cromia/domain/orders/order-request';
import { withdrawalQuerySchema, withdrawnRequestSchema } from '@cromia/domain/orders/withdrawal';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { idParams } from '../../platform/routes/declare-routes.ts';
import { declareShopRoutes } from '../customers/index.ts';
import { REQUEST_LIMIT } from '../shop-documents/index.ts';
import { placeOfferRequest } from './place-offer-request.ts';
import { placeOrderFromOffer } from './place-order-from-offer.ts';
import { placeOrderRequest } from './place-order-request.ts';
import { redoOrder } from './redo-order.ts';
import { withdrawRequest } from './withdraw-request.ts';

const LINE_ERRORS = ['ProductNotAvailable', 'ProductOnRequestOnly', 'IllegalItemQuantity'] as const;
const DATE_ERRORS = ['DeliveryDateTooEarly', 'DeliveryDateTooLate'] as const;

const ORDER_REQUEST_EXAMPLE = {
  items: [
    {
      productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
      quantity: 8,
      finalUnitPrice: 9.5,
    },
  ],
  address: 'SD001',
  customerOrderCode: 'PO-2026-118',
  deliveryDateRequested: '2026-12-15',
  acceptMultipleShipping: false,
};

const WITHDRAWAL_DESCRIPTION =
  'Its status is then WITHDRAWN, and staff are mailed. If it was decided or withdrawn meanwhile, or has expired, a ' +
  '409 returns its current state in `outcome`.';

/** Checkout (section 7): routes to send the lines of a cart as a request, and to put lines back into the cart. */
export function checkoutRoutes(app: App, deps: ModuleDependencies): void {
  const orders = declareShopRoutes(app, deps, { tag: 'checkout', path: '/order-requests' });
  const offers = declareShopRoutes(app, deps, { tag: 'checkout', path: '/offer-requests' });

  orders.post(
    '',
    {
      access: 'order-requests.create',
      summary: 'Submit an order request for lines of the cart',
      description:
        'A 409 (the lines differ from those shown) and a 422 (a line is out of stock or no longer sold) ' +
        'return the current cart in `cart`.',
      idempotent: true,
      limit: REQUEST_LIMIT,
      bodyLimit: LIMITS.orderLinesBytes,
      body: orderRequestBodySchema,
      examples: { 'application/json': ORDER_REQUEST_EXAMPLE },
      status: 201,
      response: createdOrderRequestSchema,
      errors: [
        ...LINE_ERRORS,
        ...DATE_ERRORS,
        'NoItemsSelected',
        'Conflict',
        'PriceChanged',
        'ProductNotInStock',
        'PriceNotAssigned',
        'ApprovalRequired',
        'CreditLimitExceeded',
      ],
    },
    ({ transaction, viewer, customer, body }) =>
      transaction((trx) => placeOrderRequest(trx, deps, { viewer, customer, body })),
  );

  orders.get(
    '/redo/:id',
    {
      access: 'order-requests.redo',
      summary: 'Add the lines of an order to the cart again',
      description:
        'Takes the id of an order in C, E or F, or of a rejected or expired order request or offer. Returns the ' +
        'cart; `changes` lists products that can no longer be ordered, with their successor, and higher prices. ' +
        'Repeating the request has no further effect.',
      heavyRead: true,
      // A HEAD request would change the cart too.
      exposeHeadRoute: false,
      params: idParams,
      response: cartSchema,
      errors: ['OrderNotRepeatable'],
    },
    ({ transaction, viewer, customer, params }) =>
      transaction((trx) => redoOrder(trx, deps, { viewer, customer }, params.id)),
  );

  orders.post(
    '/from-offer-request-accepted',
    {
      access: 'order-requests.create',
      summary: 'Order an accepted offer; possible only once',
      description:
        'Date, multiple shipping, lines and prices are taken from the offer, even if the catalogue has changed ' +
        'since. A date that has passed or is too near can be moved.',
      idempotent: true,
      limit: REQUEST_LIMIT,
      body: orderFromOfferBodySchema,
      status: 201,
      response: createdOrderRequestSchema,
      errors: [
        ...DATE_ERRORS,
        'OfferNotAccepted',
        'OfferChanged',
        'OfferAwaitsApproval',
        'PriceNotAssigned',
        'ApprovalRequired',
        'CreditLimitExceeded',
      ],
    },
    ({ transaction, viewer, customer, body }) =>
      transaction((trx) => placeOrderFromOffer(trx, deps, { viewer, customer }, body)),
  );

  orders.delete(
    '/:id',
    {
      access: 'order-requests.withdraw',
      summary: 'Withdraw a pending order request',
      description: WITHDRAWAL_DESCRIPTION,
      params: idParams,
      query: withdrawalQuerySchema,
      response: withdrawnRequestSchema,
      errors: ['Conflict'],
    },
    ({ transaction, viewer, customer, params: { id }, query: { toCart } }) =>
      transaction((trx) =>
        withdrawRequest(trx, deps, { viewer, customer }, { kind: 'order-requests', id, toCart }),
      ),
  );

  offers.delete(
    '/:id',
    {
      access: 'offer-requests.withdraw',
      summary: 'Withdraw a pending offer request',
      description: WITHDRAWAL_DESCRIPTION,
      params: idParams,
      query: withdrawalQuerySchema,
      response: withdrawnRequestSchema,
      errors: ['Conflict'],
    },
    ({ transaction, viewer, customer, params: { id }, query: { toCart } }) =>
      transaction((trx) =>
        withdrawRequest(trx, deps, { viewer, customer }, { kind: 'offer-requests', id, toCart }),
      ),
  );

  offers.post(
    '',
    {
      access: 'offer-requests.create',
      summary: 'Request an offer for lines of the cart',
      description:
        'If a line is not in the cart, or has another quantity there, a 409 returns the current cart in `cart`.',
      idempotent: true,
      limit: REQUEST_LIMIT,
      bodyLimit: LIMITS.orderLinesBytes,
      body: offerRequestBodySchema,
      status: 201,
      response: createdOfferRequestSchema,
      errors: [...LINE_ERRORS, ...DATE_ERRORS, 'NoItemsSelected', 'Conflict'],
    },
    ({ transaction, viewer, customer, body }) =>
      transaction((trx) => placeOfferRequest(trx, deps, { viewer, customer, body })),
  );
}

import {
  addCartItemsSchema,
  cartNoteSchema,
  cartSchema,
  deleteCartItemsSchema,
  replaceCartSchema,
  restoredCartItemsSchema,
  updateCartSchema,
} from '@cromia/domain/cart/cart-items';
import { cartHardenerSchema } from '@cromia/domain/cart/hardeners';
import { customerCodeField, queryBooleanField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { type ActingCustomer, declareShopRoutes } from '../customers/index.ts';
import {
  addToCart,
  type CartCaller,
  removeFromCart,
  replaceCart,
  setCartNote,
  updateCart,
} from './change-cart.ts';
import { readHardeners } from './hardeners.ts';
import { readCart } from './own-cart.ts';
import { quickOrderRoutes } from './quick-order-routes.ts';
import { restoreLines } from './restore-lines.ts';

const query = z.object({
  customerCode: customerCodeField().optional().describe('Customer code; required for AGENT and COMMERCIAL'),
});
const changeQuery = query.extend({
  refuseUnusual: queryBooleanField()
    .optional()
    .describe('Returns UnusualQuantity for quantities far above those that the customer ordered before'),
});
const preferHeaders = z.object({
  prefer: z
    .string()
    .max(200)
    .optional()
    .describe('`return=minimal` (RFC 7240) returns only the lines that the request changed'),
});

/** The options that all routes changing the cart share. */
const CHANGE_OPTIONS = {
  heavyRead: true,
  fastSerializer: true,
  headers: preferHeaders,
  response: cartSchema,
} as const;
const ADDING_ERRORS = [
  'NoItemsSelected',
  'IllegalItemQuantity',
  'ProductNotAvailable',
  'ProductOnRequestOnly',
] as const;

interface CartCall {
  viewer: Viewer;
  customer: ActingCustomer;
  query: unknown;
  headers: z.infer<typeof preferHeaders>;
  reply: FastifyReply;
  transaction: CartCaller['transaction'];
}

/** The caller with their preferences for the response. Confirms `return=minimal` in a header of the response. */
function toCaller({ viewer, customer, query: rawQuery, headers, reply, transaction }: CartCall): CartCaller {
  const isMinimal = /(?:^|[\s,;])return\s*=\s*"?minimal\b/i.test(headers.prefer ?? '');
  if (isMinimal) reply.header('preference-applied', 'return=minimal');
  const { data } = z.object({ refuseUnusual: z.boolean() }).safeParse(rawQuery);
  return { viewer, customer, isMinimal, rejectsUnusual: data?.refuseUnusual ?? false, transaction };
}

/** The cart of a customer (section 7, contract section 6). Every change returns the updated cart. */
export function cartRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  quickOrderRoutes(app, deps);
  const cart = declareShopRoutes(app, deps, { tag: 'cart', path: '/carts', access: 'cart.change', query });

  cart.get(
    '',
    {
      access: 'cart.read',
      summary: 'Retrieve the cart',
      heavyRead: true,
      fastSerializer: true,
      response: cartSchema,
    },
    ({ viewer, customer }) => readCart(db, viewer, customer),
  );

  cart.get(
    '/hardeners',
    {
      access: 'cart.read',
      summary: 'List hardeners that products in the cart need',
      heavyRead: true,
      response: z.array(cartHardenerSchema),
    },
    ({ viewer, customer }) => readHardeners(db, viewer, customer),
  );

  cart.post(
    '',
    {
      ...CHANGE_OPTIONS,
      summary: 'Replace the contents of the cart',
      bodyLimit: LIMITS.orderLinesBytes,
      body: replaceCartSchema,
      errors: ADDING_ERRORS,
    },
    (call) => replaceCart(toCaller(call), call.body.items),
  );

  cart.put(
    '',
    {
      ...CHANGE_OPTIONS,
      summary: 'Set quantities and preferences, acknowledging changes',
      query: changeQuery,
      bodyLimit: LIMITS.orderLinesBytes,
      body: updateCartSchema,
      errors: ['IllegalItemQuantity', 'UnusualQuantity'],
    },
    (call) => updateCart(toCaller(call), call.body.items),
  );

  cart.post(
    '/items',
    {
      ...CHANGE_OPTIONS,
      summary: 'Add products to the cart; the quantity of an existing line is increased',
      idempotent: true,
      query: changeQuery,
      bodyLimit: LIMITS.orderLinesBytes,
      body: addCartItemsSchema,
      errors: [...ADDING_ERRORS, 'UnusualQuantity'],
    },
    (call) => addToCart(toCaller(call), call.body),
  );

  cart.post(
    '/removed-items',
    {
      ...CHANGE_OPTIONS,
      summary: 'Put removed lines back into the cart, with their quantities and positions',
      idempotent: true,
      bodyLimit: LIMITS.orderLinesBytes,
      body: restoredCartItemsSchema,
      errors: ['NoItemsSelected'],
    },
    (call) => restoreLines(toCaller(call), call.body),
  );

  cart.put(
    '/note',
    { ...CHANGE_OPTIONS, summary: 'Set the note for the next order or offer request', body: cartNoteSchema },
    (call) => setCartNote(toCaller(call), call.body.note),
  );

  cart.delete(
    '/items',
    {
      ...CHANGE_OPTIONS,
      summary: 'Remove lines from the cart',
      query: query.extend(deleteCartItemsSchema.shape),
    },
    (call) => removeFromCart(toCaller(call), call.query.ids),
  );
}

import {
  addCartItemsSchema,
  cartNoteSchema,
  cartSchema,
  deleteCartItemsSchema,
  replaceCartSchema,
  updateCartSchema,
} from '@cromia/domain/cart/cart';
import { missingHardenerSchema } from '@cromia/domain/cart/missing-hardeners';
import type { ErrorCode } from '@cromia/domain/errors';
import { customerCodeField, queryBooleanField } from '@cromia/domain/fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { createJsonSchemaSerializer } from '../../platform/http/json-schema-serializer.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { resolveActingCustomer } from '../customers/index.ts';
import {
  addToCart,
  type CartCaller,
  removeFromCart,
  replaceCart,
  setCartNote,
  updateCart,
} from './change-cart.ts';
import { readMissingHardeners } from './missing-hardeners.ts';
import { readCart } from './own-cart.ts';
import { quickOrderRoutes } from './quick-order-routes.ts';

const TAGS = ['cart'];
const PATH = '/api/v1/public/:prefix/carts';

const params = z.object({ prefix: z.string() });
const querystring = z.object({
  customerCode: customerCodeField().optional().describe('Customer code; required for AGENT and COMMERCIAL'),
});

const changeQuery = querystring.extend({
  refuseUnusual: queryBooleanField()
    .optional()
    .describe('Returns UnusualQuantity for quantities far above those that the customer ordered before'),
});

const ALWAYS = ['Unauthorized', 'NotAllowed', 'CustomerCodeRequired', 'NotFound'] as const;
const WHEN_ADDING: ErrorCode[] = [
  ...ALWAYS,
  'NoItemsSelected',
  'IllegalItemQuantity',
  'ProductNotAvailable',
  'ProductOnRequestOnly',
];

const preferHeaders = z.object({
  prefer: z
    .string()
    .max(200)
    .optional()
    .describe('`return=minimal` (RFC 7240) returns only the lines that the call changed'),
});

interface CartRequest extends FastifyRequest {
  query: z.infer<typeof changeQuery>;
  headers: FastifyRequest['headers'] & z.infer<typeof preferHeaders>;
}

/** The cart of a customer (section 7, contract section 6). Every change returns the updated cart. */
export function cartRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  quickOrderRoutes(app, deps);

  /** The caller with their preferences for the answer. Confirms `return=minimal` in the answer's header. */
  function callerOf(request: CartRequest, reply: FastifyReply): CartCaller {
    const isMinimal = /(?:^|[\s,;])return\s*=\s*"?minimal\b/i.test(request.headers.prefer ?? '');
    if (isMinimal) reply.header('preference-applied', 'return=minimal');
    const { customerCode, refuseUnusual = false } = request.query;
    return { viewer: getViewer(request), customerCode, isMinimal, refusesUnusual: refuseUnusual };
  }

  app.get(
    PATH,
    {
      config: { access: 'cart.read', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve the cart',
        params,
        querystring,
        response: describeAnswers({ 200: cartSchema }, [...ALWAYS]),
      },
      serializerCompiler: createJsonSchemaSerializer,
    },
    async (request) => {
      const viewer = getViewer(request);
      return readCart(db, viewer, await resolveActingCustomer(db, viewer, request.query.customerCode));
    },
  );

  app.get(
    `${PATH}/missing-hardeners`,
    {
      config: { access: 'cart.read', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'List hardeners that products in the cart need and the cart lacks',
        params,
        querystring,
        response: describeAnswers({ 200: z.array(missingHardenerSchema) }, [...ALWAYS]),
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      return readMissingHardeners(
        db,
        viewer,
        await resolveActingCustomer(db, viewer, request.query.customerCode),
      );
    },
  );

  app.post(
    PATH,
    {
      config: { access: 'cart.change', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Replace the contents of the cart',
        params,
        querystring,
        headers: preferHeaders,
        body: replaceCartSchema,
        response: describeAnswers({ 200: cartSchema }, WHEN_ADDING),
      },
      serializerCompiler: createJsonSchemaSerializer,
    },
    (request, reply) => replaceCart(db, callerOf(request, reply), request.body.items),
  );

  app.put(
    PATH,
    {
      config: { access: 'cart.change', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Set quantities and preferences, acknowledging changes',
        params,
        querystring: changeQuery,
        headers: preferHeaders,
        body: updateCartSchema,
        response: describeAnswers({ 200: cartSchema }, [...ALWAYS, 'IllegalItemQuantity', 'UnusualQuantity']),
      },
      serializerCompiler: createJsonSchemaSerializer,
    },
    (request, reply) => updateCart(db, callerOf(request, reply), request.body.items),
  );

  app.post(
    `${PATH}/items`,
    {
      config: { access: 'cart.change', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Add products to the cart; the quantity of an existing line is increased',
        params,
        querystring: changeQuery,
        headers: preferHeaders,
        body: addCartItemsSchema,
        response: describeAnswers({ 200: cartSchema }, [...WHEN_ADDING, 'UnusualQuantity']),
      },
      serializerCompiler: createJsonSchemaSerializer,
    },
    (request, reply) => addToCart(db, callerOf(request, reply), request.body),
  );

  app.put(
    `${PATH}/note`,
    {
      config: { access: 'cart.change', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Set the note for the next order or offer request',
        params,
        querystring,
        headers: preferHeaders,
        body: cartNoteSchema,
        response: describeAnswers({ 200: cartSchema }, [...ALWAYS]),
      },
      serializerCompiler: createJsonSchemaSerializer,
    },
    (request, reply) => setCartNote(db, callerOf(request, reply), request.body.note),
  );

  app.delete(
    `${PATH}/items`,
    {
      config: { access: 'cart.change', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Remove lines from the cart',
        params,
        querystring: querystring.extend(deleteCartItemsSchema.shape),
        headers: preferHeaders,
        response: describeAnswers({ 200: cartSchema }, [...ALWAYS]),
      },
      serializerCompiler: createJsonSchemaSerializer,
    },
    (request, reply) => removeFromCart(db, callerOf(request, reply), request.query.ids),
  );
}

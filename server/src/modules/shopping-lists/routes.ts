import { cartSchema } from '@cromia/domain/cart/cart-items';
import { customerCodeField, idField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import {
  addShoppingListItemsSchema,
  deleteShoppingListItemsSchema,
  labelSheetQuerySchema,
  listToCartSchema,
  newShoppingListSchema,
  shoppingListChangeSchema,
  shoppingListExportSchema,
  shoppingListItemsSchema,
  shoppingListPageSchema,
  shoppingListQuerySchema,
  shoppingListSchema,
} from '@cromia/domain/shopping-lists/shopping-list';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { sendAttachment } from '../../platform/files/send-attachment.ts';
import type { App } from '../../platform/http/app.ts';
import { fileResponse, noContent } from '../../platform/routes/declare-routes.ts';
import { LIST_FILE_TYPES, sendList } from '../../platform/tables/send-list.ts';
import { declareShopRoutes } from '../customers/index.ts';
import { defineShoppingListTable, findDocumentLanguage } from '../shop-documents/index.ts';
import {
  addToList,
  changeList,
  createList,
  removeList,
  removeListItems,
  replaceListItems,
} from './change-lists.ts';
import { composeLabels } from './labels/product-labels.ts';
import { addListToCart } from './list-to-cart.ts';
import { exportedItems, readList, readLists } from './read-lists.ts';

const params = z.object({ id: idField() });
const query = z.object({ customerCode: customerCodeField().optional() });
const ITEM_OPTIONS = {
  params,
  bodyLimit: LIMITS.orderLinesBytes,
  heavyRead: true,
  response: shoppingListSchema,
} as const;

function declareListRoutes(app: App, deps: ModuleDependencies) {
  return declareShopRoutes(app, deps, {
    tag: 'shopping-lists',
    path: '/lists',
    access: 'shopping-lists.change',
    query,
  });
}

/** Shopping lists of a customer (contract, section 11). */
export function shoppingListRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const lists = declareListRoutes(app, deps);

  lists.get(
    '',
    {
      access: 'shopping-lists.read',
      summary: 'List own shopping lists, and those that users of the customer share',
      query: shoppingListQuerySchema,
      response: shoppingListPageSchema,
    },
    ({ viewer, customer, query: filter }) => readLists(db, { viewer, customer }, filter),
  );

  lists.post(
    '',
    {
      summary: 'Create an empty shopping list',
      description: `At most ${LIMITS.shoppingLists} lists for each user.`,
      idempotent: true,
      body: newShoppingListSchema,
      status: 201,
      response: shoppingListSchema,
    },
    ({ transaction, viewer, customer, body }) =>
      transaction((trx) => createList(trx, { viewer, customer }, body)),
  );

  lists.get(
    '/:id',
    {
      access: 'shopping-lists.read',
      summary: 'Retrieve a shopping list with current prices',
      params,
      heavyRead: true,
      response: shoppingListSchema,
    },
    ({ viewer, customer, params: { id } }) => readList(db, { viewer, customer }, id),
  );

  lists.patch(
    '/:id',
    {
      summary: 'Rename a shopping list, share it, or make it private',
      description:
        'Omitted fields remain unchanged. If the list has changed since `version` was read, a 409 returns who changed it ' +
        'and when in `outcome`.',
      params,
      body: shoppingListChangeSchema,
      heavyRead: true,
      response: shoppingListSchema,
      errors: ['Conflict'],
    },
    ({ transaction, viewer, customer, params: { id }, body }) =>
      transaction((trx) => changeList(trx, { viewer, customer }, id, body)),
  );

  lists.delete(
    '/:id',
    { summary: 'Delete a shopping list', params, response: noContent },
    async ({ transaction, viewer, customer, params: { id } }) =>
      transaction((trx) => removeList(trx, { viewer, customer }, id)),
  );

  listItemRoutes(app, deps);
  listFileRoutes(app, deps);
}

function listItemRoutes(app: App, deps: ModuleDependencies): void {
  const lists = declareListRoutes(app, deps);

  lists.put(
    '/:id/items',
    {
      ...ITEM_OPTIONS,
      summary: 'Replace the items of a shopping list',
      description:
        'The order of the items is that of the body. If the list has changed since `version` was read, a 409 returns who ' +
        'changed it and when in `outcome`.',
      body: shoppingListItemsSchema,
      errors: ['IllegalItemQuantity', 'Conflict'],
    },
    ({ transaction, viewer, customer, params: { id }, body }) =>
      transaction((trx) => replaceListItems(trx, { viewer, customer }, id, body)),
  );

  lists.post(
    '/:id/items',
    {
      ...ITEM_OPTIONS,
      summary: 'Add products to a shopping list; the quantity of an existing item is increased',
      description: `At most ${LIMITS.shoppingListItems} items in each list.`,
      idempotent: true,
      body: addShoppingListItemsSchema,
      errors: ['NoItemsSelected', 'IllegalItemQuantity'],
    },
    ({ transaction, viewer, customer, params: { id }, body }) =>
      transaction((trx) => addToList(trx, { viewer, customer }, id, body.items)),
  );

  lists.delete(
    '/:id/items',
    {
      ...ITEM_OPTIONS,
      summary: 'Remove items from a shopping list',
      query: query.extend(deleteShoppingListItemsSchema.shape),
    },
    ({ transaction, viewer, customer, params: { id }, query: { ids } }) =>
      transaction((trx) => removeListItems(trx, { viewer, customer }, id, ids)),
  );

  lists.post(
    '/:id/to-cart',
    {
      access: 'cart.change',
      summary: 'Add the products of a shopping list to the cart',
      description:
        'Adds everything that can be ordered, in allowed multiples; the quantity of a product that is already in the cart ' +
        'is increased. The rest is in `changes`, with the reasons. Without a body, the whole list is added.',
      idempotent: true,
      params,
      body: listToCartSchema,
      heavyRead: true,
      fastSerializer: true,
      response: cartSchema,
      errors: ['NoItemsSelected', 'IllegalItemQuantity'],
    },
    ({ transaction, viewer, customer, params: { id }, body }) =>
      transaction((trx) => addListToCart(trx, { viewer, customer }, id, body?.ids)),
  );
}

function listFileRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const lists = declareListRoutes(app, deps);

  lists.get(
    '/:id/export',
    {
      access: 'shopping-lists.read',
      exposeHeadRoute: false,
      summary: 'Export a shopping list as CSV or .xlsx',
      description: 'A quick order understands the file.',
      params,
      query: shoppingListExportSchema,
      produces: LIST_FILE_TYPES,
      response: fileResponse,
      errors: ['ListTooLong', 'TooManyConcurrentRequests'],
    },
    async ({ viewer, customer, params: { id }, query: { format, ...options }, request, reply }) => {
      const list = await exportedItems(db, { viewer, customer }, id);
      const language = await findDocumentLanguage(db, viewer, customer, options.language);
      const owner = { userId: viewer.userId, isDesk: false };
      const table = defineShoppingListTable(language);
      return sendList(request, reply, deps, table, { list, owner, format, language });
    },
  );

  lists.get(
    '/:id/labels',
    {
      access: 'shopping-lists.read',
      exposeHeadRoute: false,
      summary: 'Print labels of the products of a shopping list as PDF',
      description:
        'A4 sheets with code, name, swatch and QR code of each product. The QR code contains the short link of the ' +
        'product, `/p/{serial}-{color}-{pkg}`.',
      heavyRead: true,
      params,
      query: labelSheetQuerySchema,
      produces: ['application/pdf'],
      response: fileResponse,
      errors: ['NoItemsSelected', 'TooManyConcurrentRequests', 'ServiceUnavailable'],
    },
    async ({ viewer, customer, params: { id }, query: { sheet, skip, ...options }, reply }) => {
      const list = await readList(db, { viewer, customer }, id);
      const language = await findDocumentLanguage(db, viewer, customer, options.language);
      const { name, pdf } = await composeLabels(deps, list, { sheet, skip }, language);
      return sendAttachment(reply, pdf, { name, contentType: 'application/pdf', language });
    },
  );
}

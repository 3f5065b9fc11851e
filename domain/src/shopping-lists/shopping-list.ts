import { z } from 'zod';
import { quickOrderProductSchema } from '../cart/quick-order.ts';
import { productCodeSchema } from '../catalogue/product-code.ts';
import { contentVersionField, contentVersionSchema } from '../content-version.ts';
import {
  booleanField,
  customerCodeField,
  filterTextField,
  idField,
  idListField,
  objectField,
  optionalTextField,
  queryBooleanField,
  queryNumberField,
  requiredTextField,
  toTypeErrorCode,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { documentQueryShape, exportQueryShape } from '../lists/export.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { LABEL_SHEETS } from './label-sheet.ts';

/**
 * Shopping lists (contract, section 11): products with quantities that a customer buys again and again. A list belongs
 * to a user and a customer; a shared one is read by all of the customer.
 */

export const SHOPPING_LIST_SORTS = ['changedOn', 'name'] as const;

/** Query of GET …/lists: the lists that the caller may read. */
export const shoppingListQuerySchema = createPageQuerySchema({
  sortFields: SHOPPING_LIST_SORTS,
  defaultSort: 'changedOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  customerCode: customerCodeField().optional(),
  name: filterTextField(LIMITS.shortText).describe('Part of the name'),
  onlyChangeable: queryBooleanField().optional().describe('Only the lists that the caller may change'),
});
export type ShoppingListQuery = z.infer<typeof shoppingListQuerySchema>;

export const shoppingListSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  isShared: z.boolean().describe('Whether all users of the customer read the list'),
  isOwn: z.boolean().describe('Whether the caller is the author'),
  isChangeable: z.boolean().describe('Whether the caller may change the list'),
  author: z.string().nullable().describe('Name of the author; null after the user has been deleted'),
  itemCount: z.int(),
  changedOn: z.string().describe('Time of the last change (UTC)'),
});
export type ShoppingListSummary = z.infer<typeof shoppingListSummarySchema>;

export const shoppingListPageSchema = createLimitedPageSchema(shoppingListSummarySchema);

/** A product of a list at the current price, status and stock. */
export const shoppingListItemSchema = quickOrderProductSchema.extend({
  id: z.string(),
  note: z.string().describe('Empty for none'),
  quantity: z.int().describe('Number of packages'),
  lat: z.string().optional().describe('Image name; absent if no image is stored'),
  imageVersion: z.string().optional().describe('Version of the stored image'),
});
export type ShoppingListItem = z.infer<typeof shoppingListItemSchema>;

export const shoppingListSchema = shoppingListSummarySchema.extend({
  version: contentVersionSchema,
  items: z.array(shoppingListItemSchema),
});
export type ShoppingList = z.infer<typeof shoppingListSchema>;

const nameField = () => requiredTextField(LIMITS.shortText);

/** Body of POST …/lists. */
export const newShoppingListSchema = objectField({
  name: nameField(),
  isShared: booleanField().default(false),
});
export type NewShoppingList = z.infer<typeof newShoppingListSchema>;

/** Body of PATCH …/lists/{id}. Absent fields stay unchanged; without `version`, the last change wins. */
export const shoppingListChangeSchema = objectField({
  version: contentVersionField().optional(),
  name: nameField().optional(),
  isShared: booleanField().optional(),
});
export type ShoppingListChange = z.infer<typeof shoppingListChangeSchema>;

const itemSchema = objectField({
  productCode: productCodeSchema,
  quantity: wholeNumberField(0, LIMITS.itemQuantity)
    .nullish()
    .describe('Number of packages; zero or none stands for the smallest quantity that can be ordered'),
  note: optionalTextField(LIMITS.note),
});
export type NewShoppingListItem = z.infer<typeof itemSchema>;

const itemsField = () =>
  z.array(itemSchema, { error: toTypeErrorCode }).max(LIMITS.shoppingListItems, 'invalidLenght');

/** Body of PUT …/lists/{id}/items: the whole content of the list. Without `version`, the last change wins. */
export const shoppingListItemsSchema = objectField({
  version: contentVersionField().optional(),
  items: itemsField(),
});
export type ShoppingListItems = z.infer<typeof shoppingListItemsSchema>;

/** Body of POST …/lists/{id}/items. The quantity of a product that is already in the list is increased. */
export const addShoppingListItemsSchema = objectField({ items: itemsField().min(1, 'NoItemsSelected') });

/** Query of DELETE …/lists/{id}/items. */
export const deleteShoppingListItemsSchema = z.object({ ids: idListField(LIMITS.shoppingListItems) });

/** Body of POST …/lists/{id}/to-cart; without a body, all items. */
export const listToCartSchema = objectField({
  ids: z
    .array(idField(), { error: toTypeErrorCode })
    .min(1, 'NoItemsSelected')
    .max(LIMITS.shoppingListItems, 'invalidLenght')
    .optional()
    .describe('Items of the list; all if absent'),
}).nullish();

/** Query of GET …/lists/{id}/export. */
export const shoppingListExportSchema = z.object({
  customerCode: customerCodeField().optional(),
  ...exportQueryShape,
});

/** Query of GET …/lists/{id}/labels. */
export const labelSheetQuerySchema = z.object({
  customerCode: customerCodeField().optional(),
  ...documentQueryShape,
  sheet: z
    .enum(LABEL_SHEETS, { error: 'invalidField' })
    .default(LABEL_SHEETS[0])
    .describe('Labels of an A4 sheet, as columns x rows'),
  skip: queryNumberField(0, LIMITS.skippedLabels)
    .default(0)
    .describe('Labels that are missing on the first sheet, because they have been used'),
});
export type LabelSheetQuery = z.infer<typeof labelSheetQuerySchema>;

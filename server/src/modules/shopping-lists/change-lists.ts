import type { AuditAction } from '@cromia/domain/audit/audit-log';
import { applyDefaultQuantity, checkQuantity, findQuantityLimit } from '@cromia/domain/cart/quantity';
import { LIMITS } from '@cromia/domain/limits';
import { mayChangeList, mayCreateList, mayShareList } from '@cromia/domain/shopping-lists/list-rights';
import type {
  NewShoppingList,
  NewShoppingListItem,
  ShoppingList,
  ShoppingListChange,
  ShoppingListItems,
} from '@cromia/domain/shopping-lists/shopping-list';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { rejectStaleVersion } from '../../platform/events/content-version.ts';
import { Problem, rejectLength, rejectLinesWithFirstError } from '../../platform/problem.ts';
import { findProducts } from '../cart/index.ts';
import type { SellableProduct } from '../catalogue/index.ts';
import {
  addItems,
  deleteItems,
  deleteList,
  insertList,
  type ListItemRow,
  type ListRow,
  listItems,
  lockAndCountLists,
  lockList,
  type NewListItem,
  replaceItems,
  updateList,
} from './list-queries.ts';
import {
  createListVersion,
  findReadableList,
  type ListRequest,
  readList,
  toListScope,
} from './read-lists.ts';

const ENTITY = 'shopping_list';

function record(
  trx: Transaction,
  { viewer, customer }: ListRequest,
  action: Extract<AuditAction, `shopping-lists.${string}`>,
  entityId: string,
  details: Record<string, unknown>,
): Promise<void> {
  const { userId } = viewer;
  return recordAudit(trx, { userId, customerId: customer.id, action, entity: ENTITY, entityId, details });
}

/** Creates an empty list. @throws Problem NotAllowed; BadRequest when the user has too many lists */
export async function createList(
  trx: Transaction,
  request: ListRequest,
  list: NewShoppingList,
): Promise<ShoppingList> {
  const { viewer, customer } = request;
  if (!mayCreateList(viewer)) throw new Problem('NotAllowed');
  if ((await lockAndCountLists(trx, viewer.userId)) >= LIMITS.shoppingLists)
    rejectLength('name', 'entries', LIMITS.shoppingLists);
  const { name, isShared } = list;
  const id = await insertList(trx, { name, isShared, customerId: customer.id, userId: viewer.userId });
  await record(trx, request, 'shopping-lists.create', id, { name, isShared });
  return readList(trx, request, id);
}

interface LockedList {
  row: ListRow;
  items: ListItemRow[];
}

/**
 * Locks and reads a list that the caller may change.
 * @param version the version that a change is based on; undefined for a change that does not state one
 * @throws Problem NotFound for a list that the caller may not read; NotAllowed; Conflict with `outcome`
 */
async function lockChangeableList(
  trx: Transaction,
  request: ListRequest,
  id: string,
  version?: string,
): Promise<LockedList> {
  if (!(await lockList(trx, toListScope(request), id))) throw new Problem('NotFound');
  const row = await findReadableList(trx, request, id);
  if (!mayChangeList(row, request.viewer)) throw new Problem('NotAllowed');
  const items = await listItems(trx, id);
  if (version !== undefined)
    await rejectStaleVersion(trx, { version, storedVersion: createListVersion(row, items) }, [
      { entity: ENTITY, entityId: id },
    ]);
  return { row, items };
}

/**
 * Renames a list, shares it, or makes it private.
 * @throws Problem as `lockChangeableList` does; NotAllowed when somebody else than the author shares it or makes it private
 */
export async function changeList(
  trx: Transaction,
  request: ListRequest,
  id: string,
  { version, name, isShared }: ShoppingListChange,
): Promise<ShoppingList> {
  const { row } = await lockChangeableList(trx, request, id, version);
  const values = { name: name ?? row.name, isShared: isShared ?? row.isShared };
  if (values.isShared !== row.isShared && !mayShareList(row, request.viewer)) throw new Problem('NotAllowed');
  if (values.isShared === row.isShared && values.name === row.name) return readList(trx, request, id);
  await updateList(trx, id, values);
  await record(trx, request, 'shopping-lists.change', id, values);
  return readList(trx, request, id);
}

/** Deletes a list. @throws Problem NotFound, NotAllowed */
export async function removeList(trx: Transaction, request: ListRequest, id: string): Promise<void> {
  const { row, items } = await lockChangeableList(trx, request, id);
  await deleteList(trx, id);
  await record(trx, request, 'shopping-lists.remove', id, { name: row.name, count: items.length });
}

/** An item of a request with its product, and its path in the body. */
interface RequestedItem {
  product: SellableProduct;
  quantity: number;
  note: string | undefined;
  path: string;
}

/** Finds the products of a request. @throws Problem NotFound for an unknown product */
async function resolveItems(
  trx: Transaction,
  { customer }: ListRequest,
  items: readonly NewShoppingListItem[],
): Promise<RequestedItem[]> {
  const products = await findProducts(
    trx,
    customer,
    items.map(({ productCode }) => productCode),
  );
  rejectLinesWithFirstError(
    products,
    (product) => (product ? null : 'NotFound'),
    (_product, index) => `items.${index}.productCode`,
  );
  return items.flatMap(({ quantity, note }, index) => {
    const product = products[index];
    if (!product) return [];
    const requested = applyDefaultQuantity(quantity, product.qtyPkgMultiplier);
    return [{ product, quantity: requested, note, path: `items.${index}` }];
  });
}

function rejectIllegalQuantities(items: readonly RequestedItem[]): void {
  rejectLinesWithFirstError(
    items,
    ({ quantity, product }) => checkQuantity(quantity, product.qtyPkgMultiplier),
    ({ path }) => `${path}.quantity`,
    ({ product }) => findQuantityLimit(product.qtyPkgMultiplier),
  );
}

/** Sums the quantities per product and keeps the last note. @param lastSortOrder the highest sort order in use */
function toNewItems(requested: readonly RequestedItem[], lastSortOrder: number): NewListItem[] {
  const items = new Map<number, NewListItem>();
  for (const { product, quantity, note } of requested) {
    const previous = items.get(product.id);
    items.set(product.id, {
      productId: product.id,
      quantity: quantity + (previous?.quantity ?? 0),
      note: note ?? previous?.note,
      sortOrder: previous?.sortOrder ?? lastSortOrder + items.size + 1,
    });
  }
  return [...items.values()];
}

function rejectExcessiveQuantities(items: readonly { productId: number; quantity: number }[]): void {
  if (items.some(({ quantity }) => quantity > LIMITS.itemQuantity)) throw new Problem('IllegalItemQuantity');
}

async function finishItemChange(trx: Transaction, request: ListRequest, id: string): Promise<ShoppingList> {
  await updateList(trx, id, {});
  const list = await readList(trx, request, id);
  await record(trx, request, 'shopping-lists.change-items', id, { name: list.name, count: list.itemCount });
  return list;
}

/**
 * Adds products to a list. The quantity of a product that is already in it is increased, even by concurrent calls.
 * @throws Problem as `lockChangeableList` and `resolveItems` do; IllegalItemQuantity; BadRequest when the list is full
 */
export async function addToList(
  trx: Transaction,
  request: ListRequest,
  id: string,
  items: readonly NewShoppingListItem[],
): Promise<ShoppingList> {
  const stored = await lockChangeableList(trx, request, id);
  const requested = await resolveItems(trx, request, items);
  rejectIllegalQuantities(requested);
  const lastSortOrder = Math.max(0, ...stored.items.map(({ sortOrder }) => sortOrder));
  rejectExcessiveQuantities(await addItems(trx, id, toNewItems(requested, lastSortOrder)));
  const { itemCount } = await findReadableList(trx, request, id);
  if (itemCount > LIMITS.shoppingListItems) rejectLength('items', 'entries', LIMITS.shoppingListItems);
  return finishItemChange(trx, request, id);
}

/** Whether a list contains exactly these items, in this order. */
function hasItems(stored: readonly ListItemRow[], items: readonly NewListItem[]): boolean {
  return (
    stored.length === items.length &&
    stored.every(({ productId, quantity, note }, index) => {
      const item = items[index];
      return item?.productId === productId && item.quantity === quantity && (item.note ?? '') === note;
    })
  );
}

/**
 * Replaces the items of a list; the same items change nothing. A quantity that stays as it was is not checked, because the
 * multiplier may have changed since, and the product may no longer be sold.
 * @throws Problem as `addToList` does
 */
export async function replaceListItems(
  trx: Transaction,
  request: ListRequest,
  id: string,
  { version, items }: ShoppingListItems,
): Promise<ShoppingList> {
  const stored = await lockChangeableList(trx, request, id, version);
  const quantities = new Map(stored.items.map(({ productId, quantity }) => [productId, quantity]));
  const requested = await resolveItems(trx, request, items);
  rejectIllegalQuantities(
    requested.filter(({ product, quantity }) => quantities.get(product.id) !== quantity),
  );
  const newItems = toNewItems(requested, 0);
  rejectExcessiveQuantities(newItems);
  if (hasItems(stored.items, newItems)) return readList(trx, request, id);
  await replaceItems(trx, id, newItems);
  return finishItemChange(trx, request, id);
}

/**
 * Removes items from a list. Ignores items that another tab has already removed.
 * @throws Problem as `lockChangeableList` does; NotFound when none of them is in the list
 */
export async function removeListItems(
  trx: Transaction,
  request: ListRequest,
  id: string,
  ids: readonly string[],
): Promise<ShoppingList> {
  await lockChangeableList(trx, request, id);
  if ((await deleteItems(trx, id, ids)) === 0) throw new Problem('NotFound');
  return finishItemChange(trx, request, id);
}

import { findCartError } from '@cromia/domain/cart/buying';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import { type ListCaller, mayChangeList, mayCreateList } from '@cromia/domain/shopping-lists/list-rights';
import type {
  ShoppingList,
  ShoppingListItem,
  ShoppingListQuery,
  ShoppingListSummary,
} from '@cromia/domain/shopping-lists/shopping-list';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { readPage, type WholeList } from '../../platform/database/list-queries.ts';
import { createContentVersion } from '../../platform/events/content-version.ts';
import { Problem } from '../../platform/problem.ts';
import { toQuickOrderProduct } from '../cart/index.ts';
import { readSellableProducts, type SellableProduct } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import {
  findList,
  type ListItemRow,
  type ListRow,
  type ListScope,
  listItems,
  selectItems,
  selectMatchingLists,
} from './list-queries.ts';

/** The caller of a list, and the customer that they belong to or act for. */
export interface ListRequest {
  viewer: Viewer;
  customer: ActingCustomer;
}

export function toListScope({ viewer, customer }: ListRequest): ListScope {
  return { customerId: customer.id, userId: viewer.userId };
}

function toSummary(viewer: Viewer, row: ListRow): ShoppingListSummary {
  const { id, name, isShared, author, authorId, itemCount, changedOn } = row;
  return {
    id,
    name,
    isShared,
    isOwn: authorId === viewer.userId,
    isChangeable: mayChangeList({ authorId, isShared }, viewer),
    author,
    itemCount,
    changedOn: changedOn.toISOString(),
  };
}

/** The lists that the caller may change: none, own ones, or also all shared ones. */
function findChangeableLists(caller: ListCaller): 'NONE' | 'OWN' | 'ALL' {
  if (!mayCreateList(caller)) return 'NONE';
  return mayChangeList({ authorId: null, isShared: true }, caller) ? 'ALL' : 'OWN';
}

/** Reads a page of the lists that the caller may read. */
export function readLists(
  db: Connection,
  request: ListRequest,
  query: ShoppingListQuery,
): Promise<LimitedPage<ShoppingListSummary>> {
  const { viewer } = request;
  const changeable = query.onlyChangeable === true ? findChangeableLists(viewer) : undefined;
  const rows = selectMatchingLists(db, toListScope(request), query, changeable);
  return readPage(db, rows, query, (row) => toSummary(viewer, row));
}

/** The version of a list. It is the same for all viewers, whatever prices they see. */
export function createListVersion({ name, isShared }: ListRow, items: readonly ListItemRow[]): string {
  return createContentVersion([
    name,
    isShared,
    items.map(({ productId, quantity, note }) => [productId, quantity, note]),
  ]);
}

/** An item with its product at today's price. A product that cannot be bought has no price. */
function toItem(
  viewer: Viewer,
  { id, quantity, note }: ListItemRow,
  product: SellableProduct,
): ShoppingListItem {
  const { lat, imageVersion } = product;
  return {
    id,
    note,
    ...toQuickOrderProduct(viewer, product, quantity),
    ...(findCartError(product) === null ? {} : { pricesAndDiscounts: null, rowTotal: null }),
    ...(lat === null || imageVersion === null ? {} : { lat, imageVersion }),
  };
}

/** The items of a list with their products, priced for a customer. Items without a product are left out. */
async function readItems(db: Connection, { viewer, customer }: ListRequest, rows: readonly ListItemRow[]) {
  const ids = rows.map(({ productId }) => productId);
  const products = ids.length === 0 ? [] : await readSellableProducts(db, customer, ids);
  const productsById = new Map(products.map((product) => [product.id, product]));
  return rows.flatMap((row) => {
    const product = productsById.get(row.productId);
    return product ? [toItem(viewer, row, product)] : [];
  });
}

/** Finds a list that the caller may read. @throws Problem NotFound */
export async function findReadableList(db: Connection, request: ListRequest, id: string): Promise<ListRow> {
  const row = await findList(db, toListScope(request), id);
  if (!row) throw new Problem('NotFound');
  return row;
}

/** Reads a list with its products. @throws Problem NotFound, also for a private list of another user */
export async function readList(db: Connection, request: ListRequest, id: string): Promise<ShoppingList> {
  const row = await findReadableList(db, request, id);
  const rows = await listItems(db, id);
  return {
    ...toSummary(request.viewer, row),
    version: createListVersion(row, rows),
    items: await readItems(db, request, rows),
  };
}

/** The items of a list for an export. @throws Problem NotFound */
export async function exportedItems(
  db: Connection,
  request: ListRequest,
  id: string,
): Promise<WholeList<ShoppingListItem, ListItemRow>> {
  await findReadableList(db, request, id);
  return { keys: selectItems(db, id), read: (trx, rows) => readItems(trx, request, rows) };
}

import { LIMITS } from '@cromia/domain/limits';
import type { ShoppingListQuery } from '@cromia/domain/shopping-lists/shopping-list';
import { type InferResult, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import {
  combineConditions,
  containsPattern,
  type SqlCondition,
} from '../../platform/database/list-queries.ts';

/** The lists that a user may read: those of the customer that are shared, and the user's own. */
export interface ListScope {
  customerId: string;
  userId: string;
}

const isReadable = ({ customerId, userId }: ListScope): SqlCondition => sql`(
  shopping_lists.customer_id = ${customerId}::uuid
  AND (shopping_lists.is_shared OR shopping_lists.user_id = ${userId}::uuid))`;

function selectLists(db: Connection, scope: ListScope) {
  return db
    .selectFrom('shoppingLists')
    .leftJoin('users', 'users.id', 'shoppingLists.userId')
    .select([
      'shoppingLists.id',
      'shoppingLists.name',
      'shoppingLists.isShared',
      'shoppingLists.userId as authorId',
      'shoppingLists.changedOn',
      sql<
        string | null
      >`coalesce(nullif(concat_ws(' ', users.firstname, users.lastname), ''), users.username)`.as('author'),
      sql<number>`(SELECT count(*)::integer FROM shopping_list_items WHERE list_id = shopping_lists.id)`.as(
        'itemCount',
      ),
    ])
    .where(isReadable(scope));
}

export type ListRow = InferResult<ReturnType<typeof selectLists>>[number];

/**
 * The lists that a user may read and that match a query.
 * @param changeable the condition that the user may change a list; undefined without this filter
 */
export function selectMatchingLists(
  db: Connection,
  scope: ListScope,
  { name, sort }: Pick<ShoppingListQuery, 'name' | 'sort'>,
  changeable: 'OWN' | 'ALL' | 'NONE' | undefined,
) {
  const conditions = [
    name === undefined
      ? undefined
      : sql<boolean>`search_text(shopping_lists.name) LIKE search_text(${containsPattern(name)})`,
    changeable === 'OWN' ? sql<boolean>`shopping_lists.user_id = ${scope.userId}::uuid` : undefined,
    changeable === 'NONE' ? sql<boolean>`false` : undefined,
  ];
  return selectLists(db, scope)
    .where(combineConditions(conditions))
    .orderBy(
      sort.field === 'name' ? sql`search_text(shopping_lists.name)` : 'shoppingLists.changedOn',
      sort.direction,
    )
    .orderBy('shoppingLists.id');
}

export async function findList(db: Connection, scope: ListScope, id: string): Promise<ListRow | undefined> {
  return selectLists(db, scope).where('shoppingLists.id', '=', id).executeTakeFirst();
}

/** Locks a list that the user may read, before anything of it is read. @returns whether it exists */
export async function lockList(trx: Transaction, scope: ListScope, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('shoppingLists')
    .select('id')
    .where('id', '=', id)
    .where(isReadable(scope))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The number of a user's lists. The lock on the user's row makes it exact until the transaction ends. */
export async function lockAndCountLists(trx: Transaction, userId: string): Promise<number> {
  await sql`SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`.execute(trx);
  const { count } = await trx
    .selectFrom('shoppingLists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertList(
  trx: Transaction,
  list: { customerId: string; userId: string; name: string; isShared: boolean },
): Promise<string> {
  const { id } = await trx.insertInto('shoppingLists').values(list).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Sets the name of a list and whether it is shared; without values, only the time of its last change. */
export async function updateList(
  trx: Transaction,
  id: string,
  values: { name?: string; isShared?: boolean },
): Promise<void> {
  await trx
    .updateTable('shoppingLists')
    .set({ ...values, changedOn: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteList(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('shoppingLists').where('id', '=', id).execute();
}

/** The items of a list in order. */
export function selectItems(db: Connection, listId: string) {
  return db
    .selectFrom('shoppingListItems')
    .select(['id', 'productId', 'quantity', 'note', 'sortOrder'])
    .where('listId', '=', listId)
    .orderBy('sortOrder')
    .orderBy('id')
    .limit(LIMITS.shoppingListItems);
}

export type ListItemRow = InferResult<ReturnType<typeof selectItems>>[number];

export function listItems(db: Connection, listId: string): Promise<ListItemRow[]> {
  return selectItems(db, listId).execute();
}

export interface NewListItem {
  productId: number;
  quantity: number;
  /** Undefined for none. */
  note: string | undefined;
  sortOrder: number;
}

/** Passes the items as one parameter, so that the statement is the same for any number of items. */
function selectNewItems(listId: string, items: readonly NewListItem[]) {
  return sql`
    SELECT ${listId}::uuid, item.sort_order, item.product_id, item.quantity, coalesce(item.note, '')
    FROM jsonb_to_recordset(${JSON.stringify(
      items.map(({ sortOrder, productId, quantity, note }) => ({
        sort_order: sortOrder,
        product_id: productId,
        quantity,
        note: note ?? null,
      })),
    )}::jsonb) AS item (sort_order integer, product_id integer, quantity integer, note text)
    ORDER BY item.sort_order`;
}

const ITEM_COLUMNS = sql`list_id, sort_order, product_id, quantity, note`;

/**
 * Adds items. The quantity of a product that is already in the list is increased; its note stays without
 * a new one. @returns the new quantities
 */
export async function addItems(trx: Transaction, listId: string, items: readonly NewListItem[]) {
  const { rows } = await sql<{ productId: number; quantity: number }>`
    INSERT INTO shopping_list_items AS stored (${ITEM_COLUMNS}) ${selectNewItems(listId, items)}
    ON CONFLICT (list_id, product_id) DO UPDATE SET
      quantity = stored.quantity + excluded.quantity,
      note = coalesce(nullif(excluded.note, ''), stored.note)
    RETURNING product_id, quantity`.execute(trx);
  return rows;
}

/** Replaces the items of a list. A product that remains keeps the id of its item. */
export async function replaceItems(
  trx: Transaction,
  listId: string,
  items: readonly NewListItem[],
): Promise<void> {
  const productIds = items.map(({ productId }) => productId);
  await trx
    .deleteFrom('shoppingListItems')
    .where('listId', '=', listId)
    .where(sql<boolean>`product_id <> ALL(${productIds}::integer[])`)
    .execute();
  await sql`
    INSERT INTO shopping_list_items (${ITEM_COLUMNS}) ${selectNewItems(listId, items)}
    ON CONFLICT (list_id, product_id) DO UPDATE SET
      sort_order = excluded.sort_order, quantity = excluded.quantity, note = excluded.note`.execute(trx);
}

/** Deletes items of a list. @returns how many existed */
export async function deleteItems(trx: Transaction, listId: string, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('shoppingListItems')
    .where('listId', '=', listId)
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Deletes private lists that nobody can read any more: their author neither belongs to the customer nor manages it. They
 * are kept for a while, because the author may come back.
 */
export async function purgeUnreadableLists(db: Connection): Promise<void> {
  await sql`
    DELETE FROM shopping_lists list
    WHERE NOT is_shared AND changed_on < now() - make_interval(days => ${LIMITS.shoppingListRetentionDays}::integer)
      AND NOT EXISTS (SELECT FROM users WHERE users.id = list.user_id AND users.customer_id = list.customer_id)
      AND NOT EXISTS (
        SELECT FROM customer_managers manager
        WHERE manager.user_id = list.user_id AND manager.customer_id = list.customer_id)`.execute(db);
}

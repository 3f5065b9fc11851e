import type { Cart } from '@cromia/domain/cart/cart-items';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { addOrderableLines } from '../cart/index.ts';
import { listItems } from './list-queries.ts';
import { findReadableList, type ListRequest } from './read-lists.ts';

/**
 * Adds the products of a list to the caller's cart: all that can be ordered, rounded up to today's multipliers. The
 * others are in `changes`.
 * @param ids restricts the items; undefined for all
 * @throws Problem NotFound, also if none of the items is in the list; NoItemsSelected for an empty list; as
 * `addOrderableLines` does
 */
export async function addListToCart(
  trx: Transaction,
  request: ListRequest,
  id: string,
  ids: readonly string[] | undefined,
): Promise<Cart> {
  await findReadableList(trx, request, id);
  const items = await listItems(trx, id);
  const selectedIds = ids && new Set(ids.map((itemId) => itemId.toLowerCase()));
  const selected = items.filter((item) => selectedIds?.has(item.id) ?? true);
  if (selected.length === 0) throw new Problem(selectedIds === undefined ? 'NoItemsSelected' : 'NotFound');
  const lines = selected.map(({ productId, quantity }) => ({ productId, quantity, finalUnitPrice: null }));
  return addOrderableLines(trx, request.viewer, request.customer, lines);
}

import type { Transaction } from '../../src/platform/database/connection.ts';
import type { DemoProduct } from '../catalogue/products.ts';
import { createPrng } from '../prng.ts';
import { addDaysTo } from '../shop/calendar.ts';
import { formatCode } from '../shop/terms.ts';
import { insertAll } from './bulk.ts';
import { findProductId, type ProductIds } from './catalogue.ts';
import { findId, type PeopleIds } from './people.ts';

const CUSTOMER_CODE = '100001';

interface DemoList {
  name: string;
  /** Account of the author. */
  author: string;
  isShared: boolean;
  changedDaysAgo: number;
  /** Product, quantity in packages, and note. */
  items: readonly (readonly [code: string, quantity: number, note: string])[];
}

/** The shopping lists of the first customer: private, shared, and one that an agent shares with it. */
const LISTS: readonly DemoList[] = [
  {
    name: 'Ordine mensile magazzino',
    author: 'customer',
    isShared: false,
    changedDaysAgo: 2,
    items: [
      ['F120-7035-25', 8, 'Scaffale 3'],
      ['M210-7016-05', 4, 'Scaffale 5'],
      ['D101-0000-L5', 2, ''],
    ],
  },
  {
    name: 'Carpenteria cantiere Treviso',
    author: 'owner',
    isShared: true,
    changedDaysAgo: 6,
    items: [
      ['F120-7035-25', 4, ''],
      ['F120-9010-25', 4, 'Prezzo da chiedere'],
      // On request, changed, and removed: what cannot be bought.
      ['F120-5010-25', 4, 'Parapetti'],
      ['F120-3020-25', 4, ''],
      ['F120-1003-25', 4, ''],
    ],
  },
  {
    name: 'Proposta di primavera',
    author: 'agent',
    isShared: true,
    changedDaysAgo: 9,
    items: [
      ['M210-7016-05', 8, ''],
      ['D101-0000-L5', 4, ''],
    ],
  },
];

export async function loadShoppingLists(
  trx: Transaction,
  ids: PeopleIds & { products: ProductIds },
  products: readonly DemoProduct[],
  now: Date,
): Promise<void> {
  const prng = createPrng('shopping lists');
  const lists = LISTS.map((list) => ({ ...list, id: prng.uuid() }));
  await insertAll(
    trx,
    'shoppingLists',
    lists.map(({ id, name, author, isShared, changedDaysAgo }) => {
      const changedOn = addDaysTo(now, -changedDaysAgo);
      return {
        ...{ id, name, isShared, createdOn: changedOn, changedOn },
        customerId: findId(ids.customers, CUSTOMER_CODE),
        userId: findId(ids.users, author),
      };
    }),
  );
  const items = lists.flatMap(({ id, items: listed }) =>
    listed.map(([code, quantity, note], index) => {
      const product = products.find((candidate) => formatCode(candidate) === code);
      if (!product) throw new Error(`Expected the product ${code}`);
      return {
        ...{ id: prng.uuid(), listId: id, sortOrder: index + 1, quantity, note },
        productId: findProductId(ids.products, product),
      };
    }),
  );
  await insertAll(trx, 'shoppingListItems', items);
}

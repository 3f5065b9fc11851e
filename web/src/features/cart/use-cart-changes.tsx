import type { Cart } from '@cromia/domain/cart/cart';
import { formatProductCode, productKey } from '@cromia/domain/catalogue/product-code';
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../api/client';
import { ApiProblem, asProblem } from '../../api/problem';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { type ShopScope, useShopScope } from '../customers';
import { PlaceLink } from '../shell';
import { adoptCart, adoptChange, isShownDirty, shownLines } from './cart-queries';
import type { AddedItem } from './lines/added-item';
import { askUnusual } from './questions/unusual-question';

/** What a call that changes the cart has answered, and the lines that it took out. */
interface Changed {
  cart: Cart;
  removed?: readonly string[];
}

/** Only the lines that a call changes are answered (RFC 7240): a large cart costs nothing then. */
const MINIMAL = { prefer: 'return=minimal' } as const;

const LINE_PATH = /(\d+)\.quantity$/;

/**
 * Sends quantities; where some are far above the usual, the buyer is asked once.
 * @param itemAt the line that stands at a place of the call
 * @throws ApiProblem UnusualQuantity when they were not right
 */
async function sendAsking(
  send: (unusual: { refuseUnusual?: 'true' }) => Promise<Cart>,
  itemAt: (index: number) => AddedItem | undefined,
): Promise<Cart> {
  try {
    return await send({ refuseUnusual: 'true' });
  } catch (error) {
    const { code, errors } = asProblem(error);
    if (code !== 'UnusualQuantity') throw error;
    const items = errors.flatMap(({ path }) => itemAt(Number(LINE_PATH.exec(path)?.[1])) ?? []);
    if (!(await askUnusual(items))) throw error;
    return send({});
  }
}

interface ChangeOptions<Change> {
  /** Whether the whole cart is to be answered. */
  asksWhole: (queryClient: QueryClient, scope: ShopScope) => boolean;
  onChanged?: (change: Change, answered: Cart) => void;
}

/** Everything that changes a cart answers what it changed, which is shown at once. */
function useCartChange<Change>(
  call: (
    scope: ShopScope,
    change: Change,
    header: Partial<typeof MINIMAL>,
    queryClient: QueryClient,
  ) => Promise<Changed>,
  { asksWhole, onChanged }: ChangeOptions<Change>,
) {
  const scope = useShopScope();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => {
      if (scope === null) throw new ApiProblem({ code: 'CustomerCodeRequired', status: 0 });
      const whole = asksWhole(queryClient, scope);
      const { cart, removed } = await call(scope, change, whole ? {} : MINIMAL, queryClient);
      if (whole) adoptCart(queryClient, scope, cart);
      else adoptChange(queryClient, scope, cart, removed);
      return cart;
    },
    onSuccess: (cart, change) => onChanged?.(change, cart),
  });
}

/** How many packages were added, and how many are in the cart now. */
function useAddedWords() {
  const { t } = useTexts('cart');
  const { quantity: written } = useFormats();
  return (items: readonly AddedItem[], { items: lines, itemCount }: Cart) => {
    const added = written(items.reduce((sum, { quantity }) => sum + quantity, 0));
    const [item, ...others] = items;
    const line = lines.find(
      ({ productCode }) => item && productKey(productCode) === productKey(item.productCode),
    );
    return line !== undefined && others.length === 0
      ? t('cart:added.one', {
          product: formatProductCode(line.productCode),
          added,
          held: written(line.quantity),
        })
      : t('cart:added.several', { added, lines: itemCount });
  };
}

/**
 * Puts products into the cart; one that is there already adds up. Success is told with a way to the cart. Show
 * `error` (an `ApiProblem`) where it was asked for; `buyingRefusal` of the domain tells beforehand who may not.
 * @example const add = useAddToCart(); add.mutate([{ productCode, quantity }], { onSuccess: close });
 */
export function useAddToCart() {
  const { t } = useTexts('cart');
  const words = useAddedWords();
  return useCartChange(
    async ({ prefix, query }, items: AddedItem[], header) => ({
      cart: await sendAsking(
        (unusual) =>
          answer(
            api.POST('/api/v1/public/{prefix}/carts/items', {
              params: { path: { prefix }, query: { ...query, ...unusual }, header },
              body: items,
            }),
          ),
        (index) => items[index],
      ),
    }),
    {
      asksWhole: () => false,
      onChanged: (items, cart) => {
        notifications.show({
          color: 'success',
          title: t('cart:added.title', { count: items.length }),
          message: (
            <>
              <div>{words(items, cart)}</div>
              <Anchor
                component={PlaceLink}
                path="/profile-customer/cart"
                inherit
                onClick={() => notifications.clean()}
              >
                {t('cart:added.toCart')}
              </Anchor>
            </>
          ),
          closeButtonProps: { 'aria-label': t('common:states.dismiss') },
        });
      },
    },
  );
}

/** Of a cart that is marked as changed, the answer tells which marks are left: all its lines must be asked. */
const KEEPS_MARKS = { asksWhole: isShownDirty };

/** Sets quantities of lines; the lines that are sent count as seen, so that their changes are acknowledged. */
export function useUpdateCart() {
  return useCartChange(
    async (scope, items: { id: string; quantity: number }[], header, queryClient) => ({
      cart: await sendAsking(
        (unusual) =>
          answer(
            api.PUT('/api/v1/public/{prefix}/carts', {
              params: {
                path: { prefix: scope.prefix },
                query: { ...scope.query, ...unusual },
                header,
              },
              body: { items },
            }),
          ),
        (index) => {
          const sent = items[index];
          const line = shownLines(queryClient, scope).find(({ id }) => id === sent?.id);
          return sent && line && { productCode: line.productCode, quantity: sent.quantity };
        },
      ),
    }),
    KEEPS_MARKS,
  );
}

/** Sets the note that the next order or offer request carries. */
export function useSetCartNote() {
  return useCartChange(
    async ({ prefix, query }, note: string, header) => ({
      cart: await answer(
        api.PUT('/api/v1/public/{prefix}/carts/note', {
          params: { path: { prefix }, query, header },
          body: { note },
        }),
      ),
    }),
    { asksWhole: () => false },
  );
}

/** Lines named in one call: their ids stand in its address, whose length is bounded. */
const REMOVED_AT_ONCE = 200;

/** Takes lines out of the cart. */
export function useRemoveFromCart() {
  return useCartChange(async ({ prefix, query }, removed: readonly [string, ...string[]], header) => {
    const remove = (ids: readonly string[]) =>
      answer(
        api.DELETE('/api/v1/public/{prefix}/carts/items', {
          params: { path: { prefix }, query: { ...query, ids: ids.join(',') }, header },
        }),
      );
    let cart = await remove(removed.slice(0, REMOVED_AT_ONCE));
    for (let done = REMOVED_AT_ONCE; done < removed.length; done += REMOVED_AT_ONCE) {
      cart = await remove(removed.slice(done, done + REMOVED_AT_ONCE));
    }
    return { cart, removed };
  }, KEEPS_MARKS);
}

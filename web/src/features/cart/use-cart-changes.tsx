import type { Cart } from '@cromia/domain/cart/cart-items';
import { formatProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { ApiProblem, toApiProblem } from '../../api/problem';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { type ShopScope, useShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { cacheCart, isCachedCartDirty, mergeCartChange, readCachedLines } from './cart-queries';
import type { AddedItem } from './lines/added-item';
import { confirmUnusualQuantities } from './questions/unusual-quantity-question';

/** The answer of a call that changes the cart, and the ids of the removed lines. */
interface Changed {
  cart: Cart;
  removed?: readonly string[];
}

/** Requests only the changed lines (RFC 7240), so that answers stay small for large carts. */
const MINIMAL = { prefer: 'return=minimal' } as const;

const LINE_PATH = /(\d+)\.quantity$/;

/**
 * Sends quantities; the buyer is asked once to confirm unusually large ones.
 * @param itemAt the item at an index of the call
 * @throws ApiProblem UnusualQuantity when the buyer declines
 */
async function sendAsking(
  send: (unusual: { refuseUnusual?: 'true' }) => Promise<Cart>,
  itemAt: (index: number) => AddedItem | undefined,
): Promise<Cart> {
  try {
    return await send({ refuseUnusual: 'true' });
  } catch (error) {
    const { code, errors } = toApiProblem(error);
    if (code !== 'UnusualQuantity') throw error;
    const items = errors.flatMap(({ path }) => itemAt(Number(LINE_PATH.exec(path)?.[1])) ?? []);
    if (!(await confirmUnusualQuantities(items))) throw error;
    return send({});
  }
}

interface ChangeOptions<Change> {
  /** Whether the answer must contain the whole cart. */
  asksWhole: (queryClient: QueryClient, scope: ShopScope) => boolean;
  onChanged?: (change: Change, responded: Cart) => void;
  mutationKey?: readonly string[];
}

/** A mutation of the cart, whose answer updates the cached cart at once. */
function useCartChange<Change>(
  call: (
    scope: ShopScope,
    change: Change,
    header: Partial<typeof MINIMAL>,
    queryClient: QueryClient,
  ) => Promise<Changed>,
  { asksWhole, onChanged, mutationKey }: ChangeOptions<Change>,
) {
  const scope = useShopScope();
  const queryClient = useQueryClient();
  return useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: async (change: Change) => {
      if (scope === null) throw new ApiProblem({ code: 'CustomerCodeRequired', status: 0 });
      const whole = asksWhole(queryClient, scope);
      const { cart, removed } = await call(scope, change, whole ? {} : MINIMAL, queryClient);
      if (whole) cacheCart(queryClient, scope, cart);
      else mergeCartChange(queryClient, scope, cart, removed);
      return cart;
    },
    onSuccess: (cart, change) => onChanged?.(change, cart),
  });
}

/** The number of added packages, and the number in the cart now. */
function useAddedWords() {
  const { t } = useTexts('cart');
  const { quantity: written } = useFormats();
  return (items: readonly AddedItem[], { items: lines, itemCount }: Cart) => {
    const added = written(items.reduce((sum, { quantity }) => sum + quantity, 0));
    const [item, ...others] = items;
    const line = lines.find(
      ({ productCode }) => item && toProductKey(productCode) === toProductKey(item.productCode),
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
 * Adds products to the cart; the quantity of a product that is already there increases. A notification with a link to
 * the cart confirms it. The caller shows `error` (an `ApiProblem`); `findBuyingRefusal` of the domain says in advance who
 * may not buy.
 * @example const add = useAddToCart(); add.mutate([{ productCode, quantity }], { onSuccess: close });
 */
export function useAddToCart() {
  const { t } = useTexts('cart');
  const words = useAddedWords();
  return useCartChange(
    async ({ prefix, query }, items: AddedItem[], header) => ({
      cart: await sendAsking(
        (unusual) =>
          unwrapResponse(
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
                component={NavItemLink}
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

/** For a cart with unacknowledged changes the whole cart is requested, to know which of them remain. */
const KEEPS_MARKS = { asksWhole: isCachedCartDirty };

/** Sets quantities of lines, which acknowledges the changes of these lines. */
export function useUpdateCart() {
  return useCartChange(
    async (scope, items: { id: string; quantity: number }[], header, queryClient) => ({
      cart: await sendAsking(
        (unusual) =>
          unwrapResponse(
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
          const line = readCachedLines(queryClient, scope).find(({ id }) => id === sent?.id);
          return sent && line && { productCode: line.productCode, quantity: sent.quantity };
        },
      ),
    }),
    KEEPS_MARKS,
  );
}

/** Key of the calls that replace the cart's note. */
export const NOTE_MUTATION = ['cart-note'] as const;

/** Sets the note that the next order or offer request carries. */
export function useSetCartNote() {
  return useCartChange(
    async ({ prefix, query }, note: string, header) => ({
      cart: await unwrapResponse(
        api.PUT('/api/v1/public/{prefix}/carts/note', {
          params: { path: { prefix }, query, header },
          body: { note },
        }),
      ),
    }),
    { asksWhole: () => false, mutationKey: NOTE_MUTATION },
  );
}

/** Lines per call: their ids are in the URL, whose length is limited. */
const REMOVED_AT_ONCE = 200;

/** Removes lines from the cart. */
export function useRemoveFromCart() {
  return useCartChange(async ({ prefix, query }, removed: readonly [string, ...string[]], header) => {
    const remove = (ids: readonly string[]) =>
      unwrapResponse(
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

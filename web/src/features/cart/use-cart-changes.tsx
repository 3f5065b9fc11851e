import type { Cart, CartItem } from '@cromia/domain/cart/cart-items';
import { formatProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { ApiProblem, toApiProblem } from '../../api/problem';
import { sendOnce } from '../../api/send-once';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { focusToast } from '../../ui/feedback/focus-toast';
import { type ShopScope, useShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { cacheCart, isCachedCartDirty, mergeCartChange, readCachedLines } from './cart-queries';
import type { AddedItem } from './lines/added-item';
import { confirmUnusualQuantities } from './questions/unusual-quantity-question';

/** The cart in the response to a change, and the ids of the removed lines. */
interface CartChangeResult {
  cart: Cart;
  removed?: readonly string[];
}

/** Requests only the changed lines (RFC 7240), so that responses stay small for large carts. */
const MINIMAL = { prefer: 'return=minimal' } as const;

const LINE_PATH = /(\d+)\.quantity$/;

/**
 * Sends quantities; unusually large ones are sent again once the buyer confirms them.
 * @param itemAt the item at an index of the request body
 * @throws ApiProblem UnusualQuantity when the buyer declines
 */
async function sendWithConfirmation(
  send: (unusual: { refuseUnusual?: boolean }) => Promise<Cart>,
  itemAt: (index: number) => AddedItem | undefined,
): Promise<Cart> {
  try {
    return await send({ refuseUnusual: true });
  } catch (error) {
    const { code, errors } = toApiProblem(error);
    if (code !== 'UnusualQuantity') throw error;
    const items = errors.flatMap(({ path }) => itemAt(Number(LINE_PATH.exec(path)?.[1])) ?? []);
    if (!(await confirmUnusualQuantities(items))) throw error;
    return send({});
  }
}

interface ChangeOptions<Change> {
  /** Whether the response must contain the whole cart. */
  needsWholeCart: (queryClient: QueryClient, scope: ShopScope) => boolean;
  onChanged?: (change: Change, cart: Cart) => void;
  mutationKey?: readonly string[];
}

/** A mutation of the cart, whose response updates the cached cart at once. */
function useCartChange<Change>(
  send: (
    scope: ShopScope,
    change: Change,
    header: Partial<typeof MINIMAL>,
    queryClient: QueryClient,
  ) => Promise<CartChangeResult>,
  { needsWholeCart, onChanged, mutationKey }: ChangeOptions<Change>,
) {
  const scope = useShopScope();
  const queryClient = useQueryClient();
  return useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: async (change: Change) => {
      if (scope === null) throw new ApiProblem({ code: 'CustomerCodeRequired', status: 0 });
      const isWholeCart = needsWholeCart(queryClient, scope);
      const { cart, removed } = await send(scope, change, isWholeCart ? {} : MINIMAL, queryClient);
      if (isWholeCart) cacheCart(queryClient, scope, cart);
      else mergeCartChange(queryClient, scope, cart, removed);
      return cart;
    },
    onSuccess: (cart, change) => onChanged?.(change, cart),
  });
}

/** Formats the message about added packages: how many were added, and what the cart contains now. */
function useAddedMessage() {
  const { t } = useTexts('cart');
  const { quantity: formatQuantity } = useFormats();
  return (items: readonly AddedItem[], { items: lines, itemCount }: Cart) => {
    const added = formatQuantity(items.reduce((sum, { quantity }) => sum + quantity, 0));
    const [item, ...others] = items;
    const line = lines.find(
      ({ productCode }) => item && toProductKey(productCode) === toProductKey(item.productCode),
    );
    return line !== undefined && others.length === 0
      ? t('cart:added.one', {
          product: formatProductCode(line.productCode),
          added,
          held: formatQuantity(line.quantity),
        })
      : t('cart:added.several', { added, lines: itemCount });
  };
}

/**
 * Adds products to the cart; the quantity of a product that is already there increases. A notification with a link to
 * the cart confirms it. The caller displays `error` (an `ApiProblem`); `findBuyingRejection` of the domain states in
 * advance why a user cannot buy.
 * @param focusMessage whether the notification takes the focus, so that Tab reaches its link
 * @example const add = useAddToCart(); add.mutate([{ productCode, quantity }], { onSuccess: close });
 */
export function useAddToCart({ focusMessage = false } = {}) {
  const { t } = useTexts('cart');
  const formatAddedMessage = useAddedMessage();
  return useCartChange(
    async ({ prefix, query }, items: AddedItem[], header) => ({
      cart: await sendWithConfirmation(
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
      needsWholeCart: () => false,
      onChanged: (items, cart) => {
        notifications.show({
          color: 'success',
          title: t('cart:added.title', { count: items.length }),
          message: (
            <>
              <div ref={focusMessage ? focusToast : undefined}>{formatAddedMessage(items, cart)}</div>
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
          tabIndex: -1,
          closeButtonProps: { 'aria-label': t('common:states.dismiss') },
        });
      },
    },
  );
}

/** A dirty cart is requested as a whole, since only the server knows which changes remain unacknowledged. */
const WHOLE_CART_IF_DIRTY = { needsWholeCart: isCachedCartDirty };

/** Sets quantities of lines, which acknowledges the changes of these lines. */
export function useUpdateCart() {
  return useCartChange(
    async (scope, items: { id: string; quantity: number }[], header, queryClient) => ({
      cart: await sendWithConfirmation(
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
    WHOLE_CART_IF_DIRTY,
  );
}

/** Key of the mutations that replace the cart's note. */
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
    { needsWholeCart: () => false, mutationKey: NOTE_MUTATION },
  );
}

/** Lines per request: their ids are in the URL, whose length is limited. */
const MAX_REMOVED_PER_REQUEST = 200;

/** Removes lines from the cart. */
export function useRemoveFromCart() {
  return useCartChange(async ({ prefix, query }, removed: readonly [string, ...string[]], header) => {
    const remove = (ids: readonly string[]) =>
      unwrapResponse(
        api.DELETE('/api/v1/public/{prefix}/carts/items', {
          params: { path: { prefix }, query: { ...query, ids: ids.join(',') }, header },
        }),
      );
    let cart = await remove(removed.slice(0, MAX_REMOVED_PER_REQUEST));
    for (let done = MAX_REMOVED_PER_REQUEST; done < removed.length; done += MAX_REMOVED_PER_REQUEST) {
      cart = await remove(removed.slice(done, done + MAX_REMOVED_PER_REQUEST));
    }
    return { cart, removed };
  }, WHOLE_CART_IF_DIRTY);
}

/** Puts removed lines back into the cart, with their quantities and positions. */
export function useRestoreToCart() {
  return useCartChange(
    ({ prefix, query }, removed: readonly CartItem[], header) =>
      sendOnce(`restored-lines:${removed[0]?.id}`, async (key) => ({
        cart: await unwrapResponse(
          api.POST('/api/v1/public/{prefix}/carts/removed-items', {
            params: { path: { prefix }, query, header: { ...header, 'idempotency-key': key } },
            body: removed.map(({ id, productCode, quantity, sortOrder }) => ({
              id,
              productCode,
              quantity,
              sortOrder,
            })),
          }),
        ),
      })),
    WHOLE_CART_IF_DIRTY,
  );
}

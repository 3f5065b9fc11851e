import { type CartItem, cartItemSchema } from '@cromia/domain/cart/cart';
import { checkoutPlan } from '@cromia/domain/checkout/order';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { newIdempotencyKey } from '../../api/client';
import { keptPerTab } from '../../api/kept-per-tab';
import { currentUser } from '../../api/session';
import type { ShopScope } from '../customers';

/**
 * The checkout of this tab (section 4): the lines that are ordered as they were shown, what has been typed, and the
 * key of the attempt. It is kept per tab, so that a reload, a lost connection or a login in between lose nothing.
 */

const typedSchema = z.object({
  address: z.string(),
  customerOrderCode: z.string(),
  deliveryDateRequested: z.string(),
  acceptMultipleShipping: z.boolean(),
  shippingNote: z.string(),
  genericNote: z.string(),
  agentNote: z.string(),
});
/** What has been typed so far, right or wrong. */
export type TypedOrder = z.infer<typeof typedSchema>;

const orderCheckoutSchema = z.object({
  kind: z.literal('order'),
  username: z.string(),
  customerCode: z.string(),
  lines: z.array(cartItemSchema),
  /** Percent, as it was shown. */
  overallDiscount: z.number(),
  /** Asks for the selected lines that have no price. */
  unpricedNote: z.string(),
  typed: typedSchema.nullable(),
  /** Key of the last attempt with the content it was for: a repeated attempt is the same request. */
  attempt: z.object({ key: z.string(), content: z.string() }).nullable(),
  /** The customer's code of the request, once it is sent. */
  placed: z.object({ customerOrderCode: z.string() }).nullable(),
});
export type OrderCheckout = z.infer<typeof orderCheckoutSchema>;

const checkout = keptPerTab('cromia.checkout', orderCheckoutSchema);

/** The order that is being checked out for this customer, or null: the checkout flag that guards ask (section 2). */
export function orderCheckout(scope: ShopScope | null): OrderCheckout | null {
  const current = checkout.read();
  if (current === null || scope === null) return null;
  const own = current.username === currentUser()?.username && current.customerCode === scope.customerCode;
  return own ? current : null;
}

/** As `orderCheckout`; renders again when it changes. */
export function useOrderCheckout(scope: ShopScope): OrderCheckout | null {
  return useSyncExternalStore(checkout.subscribe, () => orderCheckout(scope));
}

/** Starts an order of cart lines: those without a price are asked for in the generic note (section 4). */
export function startOrder(scope: ShopScope, selected: readonly CartItem[], overallDiscount: number): void {
  const user = currentUser();
  if (user === null) return;
  const { items, genericNote } = checkoutPlan(selected);
  checkout.keep({
    kind: 'order',
    username: user.username,
    customerCode: scope.customerCode,
    lines: items,
    overallDiscount,
    unpricedNote: genericNote,
    typed: null,
    attempt: null,
    placed: null,
  });
}

function change(part: Partial<OrderCheckout>): void {
  const current = checkout.read();
  if (current !== null) checkout.keep({ ...current, ...part });
}

/** Remembers what has been typed. */
export function rememberTyped(typed: TypedOrder): void {
  change({ typed });
}

/** Takes over lines as they are now, after the server refused those that were shown. */
export function adoptLines(lines: CartItem[], overallDiscount: number): void {
  change({ lines, overallDiscount });
}

/** The key under which this content is sent: the same for a repeated attempt, a new one for anything else. */
export function attemptKey(content: string): string {
  const attempt = checkout.read()?.attempt;
  if (attempt?.content === content) return attempt.key;
  const key = newIdempotencyKey();
  change({ attempt: { key, content } });
  return key;
}

/** The request has been sent; nothing of it is kept but its name. */
export function orderPlaced(customerOrderCode: string): void {
  change({ lines: [], typed: null, attempt: null, placed: { customerOrderCode } });
}

/**
 * Leaving the checkout clears it (section 2). A session that ended in the middle is no leaving: whoever logs in again
 * comes back to what was typed.
 */
export function leaveCheckout(): void {
  if (currentUser() !== null) checkout.keep(null);
}

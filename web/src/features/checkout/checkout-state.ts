import { type CartItem, cartItemSchema } from '@cromia/domain/cart/cart-items';
import { findLineBlocker, findOfferLineError, hasPrice, planCheckout } from '@cromia/domain/checkout/order';
import { type OfferRequest, offerRequestItemSchema } from '@cromia/domain/offers/offer-request';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { getCurrentUser } from '../../api/session';
import { createTabStore } from '../../api/tab-store';
import type { ShopScope } from '../acting';
import { type DisplayedCartChange, displayedCartChangeSchema } from '../cart';

/**
 * The checkout of this tab (section 4): the lines as displayed and the typed values. It is stored
 * per tab, so that it survives a reload, a lost connection and a new login.
 */

const orderFormValuesSchema = z.object({
  address: z.string(),
  customerOrderCode: z.string(),
  deliveryDateRequested: z.string(),
  acceptMultipleShipping: z.boolean(),
  shippingNote: z.string(),
  genericNote: z.string(),
  agentNote: z.string(),
});
/** The typed values of an order, valid or not. */
export type OrderFormValues = z.infer<typeof orderFormValuesSchema>;

const offerFormValuesSchema = z.object({
  /** Code of one of the customer's addresses; empty for none. */
  address: z.string(),
  deliveryDateRequested: z.string(),
  acceptMultipleShipping: z.boolean(),
  note: z.string(),
});
/** The form values of an offer request. */
export type OfferFormValues = z.infer<typeof offerFormValuesSchema>;

const ownerShape = {
  username: z.string(),
  customerCode: z.string(),
};
const orderShape = {
  ...ownerShape,
  /** Percent, as displayed. */
  overallDiscount: z.number(),
  typed: orderFormValuesSchema.nullable(),
  /** The sent request; null before it is sent. */
  placed: z
    .object({
      id: z.string(),
      /** As sent; null for an earlier attempt, whose code may differ from the typed one. */
      customerOrderCode: z.string().nullable(),
      /** Whether an approval was requested instead. */
      isApproval: z.boolean().default(false),
    })
    .nullable(),
};

const cartOrderSchema = z.object({
  kind: z.literal('order'),
  ...orderShape,
  lines: z.array(cartItemSchema),
  /** Generic note that requests the selected lines without a price. */
  unpricedNote: z.string(),
  /** What has changed since a repeated order: lines that can no longer be ordered, and what costs more. */
  unavailable: z.array(displayedCartChangeSchema),
  /** Code of the preselected address; null for the default one. */
  address: z.string().nullable(),
});
/** An order of cart lines. */
export type CartOrderCheckout = z.infer<typeof cartOrderSchema>;

const offerOrderSchema = z.object({
  kind: z.literal('offer-order'),
  ...orderShape,
  lines: z.array(offerRequestItemSchema),
  /** Delivery date and flag are fixed by the offer (section 4); the date can be moved if it is before the earliest. */
  offer: z.object({
    id: z.string(),
    version: z.number(),
    deliveryDateRequested: z.string(),
    earliestDeliveryDate: z.string().nullable().default(null),
    acceptMultipleShipping: z.boolean(),
    /** Code of the address chosen for the offer. */
    address: z.string().nullable(),
  }),
});
/** An order from an accepted offer. */
export type OfferOrderCheckout = z.infer<typeof offerOrderSchema>;
export type OrderCheckout = CartOrderCheckout | OfferOrderCheckout;

const offerCheckoutSchema = z.object({
  kind: z.literal('offer'),
  ...ownerShape,
  lines: z.array(cartItemSchema),
  /** The earlier request whose values fill the form; null for none. */
  previous: offerFormValuesSchema.nullable().default(null),
  /** What the lines come from, if it differs from them. */
  origin: z.enum(['offer', 'list']).default('offer'),
  /** What has changed since the earlier request, or differs from the list. */
  unavailable: z.array(displayedCartChangeSchema).default([]),
  typed: offerFormValuesSchema.nullable(),
  placed: z
    .object({
      id: z.string(),
      number: z.string(),
      answerExpectedOn: z.string().nullable(),
      /** Whether an earlier attempt was stored, and the last changes were not sent. */
      isEarlier: z.boolean(),
    })
    .nullable(),
});
/** An offer request of cart lines. */
export type OfferCheckout = z.infer<typeof offerCheckoutSchema>;

const checkoutSchema = z.discriminatedUnion('kind', [cartOrderSchema, offerOrderSchema, offerCheckoutSchema]);
type Checkout = z.infer<typeof checkoutSchema>;

const draftStore = createTabStore('checkout', checkoutSchema);

/** The current checkout of this user and customer; null for none. Route guards read it (section 2). */
function readCheckout(scope: ShopScope | null): Checkout | null {
  const current = draftStore.read();
  if (current === null || scope === null) return null;
  const isOwn =
    current.username === getCurrentUser()?.username && current.customerCode === scope.customerCode;
  return isOwn ? current : null;
}

/** The order that is being checked out, from the cart or from an offer; null for none. */
export function readOrderCheckout(scope: ShopScope | null): OrderCheckout | null {
  const current = readCheckout(scope);
  return current === null || current.kind === 'offer' ? null : current;
}

/** The offer request that is being checked out; null for none. */
export function readOfferCheckout(scope: ShopScope | null): OfferCheckout | null {
  const current = readCheckout(scope);
  return current?.kind === 'offer' ? current : null;
}

/** `readOrderCheckout` as a hook that re-renders on changes. */
export function useOrderCheckout(scope: ShopScope): OrderCheckout | null {
  return useSyncExternalStore(draftStore.subscribe, () => readOrderCheckout(scope));
}

/** `readOfferCheckout` as a hook that re-renders on changes. */
export function useOfferCheckout(scope: ShopScope): OfferCheckout | null {
  return useSyncExternalStore(draftStore.subscribe, () => readOfferCheckout(scope));
}

function createState(scope: ShopScope) {
  return {
    username: getCurrentUser()?.username ?? '',
    customerCode: scope.customerCode,
    typed: null,
    placed: null,
  };
}

/**
 * Starts an order of cart lines; the generic note requests those without a price (section 4).
 * @param repeated for a repeated order, the lines that can no longer be ordered, and the address
 */
export function startOrderCheckout(
  scope: ShopScope,
  selected: readonly CartItem[],
  overallDiscount: number,
  repeated: { unavailable: DisplayedCartChange[]; address: string | null } = {
    unavailable: [],
    address: null,
  },
): void {
  const { items, genericNote } = planCheckout(selected);
  draftStore.write({
    ...createState(scope),
    kind: 'order',
    lines: items,
    overallDiscount,
    unpricedNote: genericNote,
    ...repeated,
  });
}

/** Starts an order from an accepted offer with all its lines. */
export function startOrderFromOffer(scope: ShopScope, accepted: OfferRequest): void {
  const { id, version, deliveryDateRequested, earliestDeliveryDate, acceptMultipleShipping } = accepted;
  const { overallDiscount, items } = accepted;
  const address = accepted.address?.code ?? null;
  const offer = {
    id,
    version,
    deliveryDateRequested,
    earliestDeliveryDate,
    acceptMultipleShipping,
    address,
  };
  draftStore.write({ ...createState(scope), kind: 'offer-order', lines: items, overallDiscount, offer });
}

/**
 * Starts an offer request of cart lines.
 * @param repeated for a new request of an earlier offer: its values, and what has changed since; for a list, what differs
 */
export function startOfferCheckout(
  scope: ShopScope,
  selected: CartItem[],
  repeated: Pick<OfferCheckout, 'previous' | 'unavailable' | 'origin'> = {
    ...{ previous: null, unavailable: [], origin: 'offer' },
  },
): void {
  draftStore.write({ ...createState(scope), kind: 'offer', lines: selected, ...repeated });
}

function updateCheckout(update: (current: Checkout) => Checkout): void {
  const current = draftStore.read();
  if (current !== null) draftStore.write(update(current));
}

/** Stores the typed values of an order. */
export function saveOrderFormValues(typed: OrderFormValues): void {
  updateCheckout((current) => (current.kind === 'offer' ? current : { ...current, typed }));
}

/** Stores the typed values of an offer request. */
export function saveOfferFormValues(typed: OfferFormValues): void {
  updateCheckout((current) => (current.kind === 'offer' ? { ...current, typed } : current));
}

/** Adds a line of the cart to the order or the offer request, if it can be ordered or offered. */
export function addCheckoutLine(line: CartItem): void {
  updateCheckout((current) => {
    if (current.kind === 'offer-order') return current;
    const isAllowed =
      current.kind === 'offer'
        ? findOfferLineError(line) === null
        : hasPrice(line) && findLineBlocker(line) === null;
    if (!isAllowed) return current;
    return { ...current, lines: [...current.lines.filter(({ id }) => id !== line.id), line] };
  });
}

/** Replaces the displayed lines with the current cart lines, after the server rejected them. */
export function replaceCheckoutLines(lines: CartItem[], overallDiscount: number): void {
  updateCheckout((current) => {
    if (current.kind === 'offer') return { ...current, lines };
    return current.kind === 'order' ? { ...current, lines, overallDiscount } : current;
  });
}

/** Marks the order request as sent; only its identifiers remain. */
export function markOrderPlaced(placed: NonNullable<OrderCheckout['placed']>): void {
  updateCheckout((current) =>
    current.kind === 'offer' ? current : { ...current, lines: [], typed: null, placed },
  );
}

/** Marks the offer request as sent; only its identifiers remain. */
export function markOfferPlaced(placed: NonNullable<OfferCheckout['placed']>): void {
  updateCheckout((current) =>
    current.kind === 'offer' ? { ...current, lines: [], typed: null, placed } : current,
  );
}

/**
 * Clears the checkout when the user leaves it (section 2), but not when the session ends: the typed values are restored
 * after the next login.
 */
export function leaveCheckout(): void {
  if (getCurrentUser() !== null) draftStore.write(null);
}

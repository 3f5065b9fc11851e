import type { z } from 'zod';
import { idField } from '../fields.ts';
import { offerVersionField } from '../offers/offer-decision.ts';
import { orderFormSchema } from './order.ts';

/**
 * Body of POST /order-requests/from-offer-request-accepted (section 3). Multiple shipping and lines come from the offer
 * and are locked, and so is the date (section 4), unless it is earlier than today's earliest delivery date.
 */
export const orderFromOfferBodySchema = orderFormSchema.omit({ acceptMultipleShipping: true }).extend({
  offerRequestAcceptedId: idField(),
  offerVersion: offerVersionField().describe(
    'Displayed version of the offer; if the offer was corrected since, the request fails with ' +
      'OfferChanged',
  ),
  deliveryDateRequested: orderFormSchema.shape.deliveryDateRequested
    .optional()
    .describe("Defaults to the offer's date; another date only if that one is before `earliestDeliveryDate`"),
});
export type OrderFromOfferBody = z.infer<typeof orderFromOfferBodySchema>;

import type { z } from 'zod';
import { idField } from '../fields.ts';
import { offerVersionField } from '../offers/offer-request.ts';
import { orderFormSchema } from './order.ts';

/**
 * Body of POST /order-requests/from-offer-request-accepted (section 3). Date, multiple shipping and lines come from the
 * offer and are locked (section 4).
 */
export const orderFromOfferBodySchema = orderFormSchema
  .omit({ deliveryDateRequested: true, acceptMultipleShipping: true })
  .extend({
    offerRequestAcceptedId: idField(),
    offerVersion: offerVersionField()
      .optional()
      .describe(
        'Version of the offer that was shown; if the offer was corrected since, the request fails with ' +
          'OfferChanged',
      ),
  });
export type OrderFromOfferBody = z.infer<typeof orderFromOfferBodySchema>;

import { z } from 'zod';
import { contentVersionField } from '../content-version.ts';
import { reasonField } from '../decision.ts';
import {
  choiceField,
  dateField,
  idField,
  objectField,
  toTypeErrorCode,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { ORDER_STATUSES } from './order.ts';

/** What happens to confirmed packages that a shipment does not include. */
export const SHIPMENT_RESTS = ['CANCELLED', 'OPEN'] as const;
export type ShipmentRest = (typeof SHIPMENT_RESTS)[number];

/**
 * Body of POST /backoffice/orders/{id}/status. `quantities` lists the lines that are not completely confirmed (C) or
 * shipped (E); all other lines are processed completely. The quantities of a shipment exclude packages that were
 * shipped before. A shipment of no packages, or of a number off the multiplier that is not all that is left of its line,
 * needs a `reason`.
 */
export const orderStatusChangeSchema = objectField({
  status: choiceField(ORDER_STATUSES),
  quantities: z
    .array(objectField({ id: idField(), quantity: wholeNumberField(0, LIMITS.itemQuantity) }).strict(), {
      error: toTypeErrorCode,
    })
    .max(LIMITS.orderLines, 'invalidLenght')
    .optional(),
  rest: choiceField(SHIPMENT_RESTS)
    .optional()
    .describe(
      'For E: CANCELLED (default) cancels the confirmed packages that are not shipped; OPEN keeps the ' +
        'order in C until they are shipped or cancelled, if multiple shipments were accepted',
    ),
  packagesShipped: wholeNumberField(0, LIMITS.itemQuantity * LIMITS.orderLines)
    .optional()
    .describe(
      'For E: packages of the order already shipped when this shipment was entered. Returns Conflict if ' +
        'the number has changed, so that a shipment sent twice is counted once',
    ),
  reason: reasonField(),
}).strict();
export type OrderStatusChange = z.infer<typeof orderStatusChangeSchema>;

/** Body of POST /backoffice/orders/{id}/delivery-date. */
export const orderDeliveryDateSchema = objectField({
  version: contentVersionField(),
  deliveryDate: dateField().describe('Delivery date, today or later'),
  reason: reasonField(),
});
export type OrderDeliveryDate = z.infer<typeof orderDeliveryDateSchema>;

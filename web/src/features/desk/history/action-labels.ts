import { AUDIT_ACTIONS } from '@cromia/domain/audit/audit-log';
import { DECISIONS, type HistoryEntry } from '@cromia/domain/decision';
import { ORDER_STATUS_NAMES, ORDER_STATUSES } from '@cromia/domain/orders/order';
import { SHIPMENT_RESTS } from '@cromia/domain/orders/order-change';
import { z } from 'zod';
import type { TextKey } from '../../../i18n/keys';

const decisionSchema = z.object({ decision: z.enum(DECISIONS) });
const statusSchema = z.object({ status: z.enum(ORDER_STATUSES) });

/** Returns the label of an action, which includes the outcome in its details; undefined for an unknown action. */
export function findActionLabel({
  action,
  details,
}: Pick<HistoryEntry, 'action'> & { details: unknown }): TextKey | undefined {
  const decision = decisionSchema.safeParse(details);
  if (action === 'offer-requests.decide' && decision.success)
    return `offers:deskStatus.${decision.data.decision}`;
  if (action === 'order-requests.decide' && decision.success)
    return `orders:status.${decision.data.decision}`;
  const statusChange = statusSchema.safeParse(details);
  if (action === 'orders.status' && statusChange.success)
    return `orders:orderStatus.${ORDER_STATUS_NAMES[statusChange.data.status]}`;
  const auditAction = AUDIT_ACTIONS.find((candidate) => candidate === action);
  return auditAction && `audit-log:actions.${auditAction}`;
}

const optionalText = z.string().optional().catch(undefined);
const deliverySchema = z.object({ deliveryDate: z.iso.date().nullable() }).optional().catch(undefined);

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const changeSchema = z.object({
  product: z.string().optional(),
  field: z.string(),
  was: valueSchema,
  is: valueSchema,
});

/** A value before and after a change. */
export type HistoryChange = z.infer<typeof changeSchema>;

/** The details of a history entry that are displayed besides its label. */
export const historyDetailsSchema = z.object({
  reason: optionalText,
  subject: optionalText,
  changes: z.array(changeSchema).optional().catch(undefined),
  customerCode: optionalText,
  orderCode: optionalText,
  expirationDate: z.iso.date().optional().catch(undefined),
  rest: z.enum(SHIPMENT_RESTS).optional().catch(undefined),
  was: deliverySchema,
  is: deliverySchema,
});

import { AUDIT_ACTIONS } from '@cromia/domain/audit/audit-log';
import { DECISIONS, type HistoryEntry } from '@cromia/domain/decision';
import { ORDER_STATUS_NAMES, ORDER_STATUSES, SHIPMENT_RESTS } from '@cromia/domain/orders/order';
import { z } from 'zod';
import type { TextKey } from '../../../i18n/keys';

const decisionSchema = z.object({ decision: z.enum(DECISIONS) });
const statusSchema = z.object({ status: z.enum(ORDER_STATUSES) });

/** The label of an action, with the outcome that its details name; undefined for an unknown action. */
export function findActionLabel({
  action,
  details,
}: Pick<HistoryEntry, 'action'> & { details: unknown }): TextKey | undefined {
  const decided = decisionSchema.safeParse(details);
  if (action === 'offer-requests.decide' && decided.success)
    return `offers:deskStatus.${decided.data.decision}`;
  if (action === 'order-requests.decide' && decided.success) return `orders:status.${decided.data.decision}`;
  const moved = statusSchema.safeParse(details);
  if (action === 'orders.status' && moved.success)
    return `orders:orderStatus.${ORDER_STATUS_NAMES[moved.data.status]}`;
  const auditAction = AUDIT_ACTIONS.find((each) => each === action);
  return auditAction && `audit-log:actions.${auditAction}`;
}

const text = z.string().optional().catch(undefined);
const delivery = z.object({ deliveryDate: z.iso.date().nullable() }).optional().catch(undefined);

const changeSchema = z.object({
  field: z.string(),
  was: z.union([z.string(), z.boolean(), z.null()]),
  is: z.union([z.string(), z.boolean(), z.null()]),
});

/** A value before and after a change. */
export type HistoryChange = z.infer<typeof changeSchema>;

/** Details of a history entry that are shown beside its label. */
export const historyDetailsSchema = z.object({
  reason: text,
  subject: text,
  changes: z.array(changeSchema).optional().catch(undefined),
  customerCode: text,
  orderCode: text,
  expirationDate: z.iso.date().optional().catch(undefined),
  rest: z.enum(SHIPMENT_RESTS).optional().catch(undefined),
  was: delivery,
  is: delivery,
});

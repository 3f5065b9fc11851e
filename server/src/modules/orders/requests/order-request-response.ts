import { type AccessViewer, isAllowed } from '@cromia/domain/accounts/access';
import {
  getOrderRequestStatusToday,
  isTotalVisible,
  mayRequestOrderAgain,
  type OrderRequest,
  orderRequestSchema,
  type StaffOrderRequest,
} from '@cromia/domain/orders/order-request';
import { toRequestItemResponse } from '../../shop-documents/index.ts';
import type { OrderRequestItemRow, OrderRequestRow } from './order-request-queries.ts';

/**
 * An order request as a viewer may see it. Only provider staff see the agent's note, unit prices and discounts. The
 * total is shown only for accepted requests (section 4), except in the back office, which decides on them.
 * @param today the manufacturer's calendar day
 */
export function toOrderRequestResponse(
  viewer: AccessViewer,
  row: OrderRequestRow,
  items: readonly OrderRequestItemRow[],
  today: string,
): OrderRequest {
  const canDecide = isAllowed(viewer, 'backoffice.read');
  const { status: stored, ...request } = orderRequestSchema.parse({
    ...row,
    createdOn: row.createdOn.toISOString(),
    heldSince: row.heldSince?.toISOString() ?? null,
    agentNote: isAllowed(viewer, 'order-requests.agent-note') ? row.agentNote : null,
    canRequestAgain: false,
    requestedTotal: row.total,
    items: items.map((item) => toRequestItemResponse(viewer, item, row.status === 'PENDING')),
  });
  const { expirationDate } = request;
  const status = getOrderRequestStatusToday({ status: stored, expirationDate }, today);
  return {
    ...request,
    status,
    heldSince: status === 'PENDING' ? request.heldSince : null,
    requestedTotal: status === 'PENDING' ? request.requestedTotal : null,
    total: canDecide || isTotalVisible(status) ? request.total : null,
    canRequestAgain: mayRequestOrderAgain({ status, expirationDate }, today),
  };
}

/** Same as `toOrderRequestResponse`, with customer and user, for staff. */
export function toStaffOrderRequestResponse(
  viewer: AccessViewer,
  row: OrderRequestRow,
  items: readonly OrderRequestItemRow[],
  today: string,
): StaffOrderRequest {
  const { customerCode, businessName, username } = row;
  return { ...toOrderRequestResponse(viewer, row, items, today), customerCode, businessName, username };
}

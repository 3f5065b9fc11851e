import type { AccessViewer } from '@cromia/domain/accounts/access';
import { calculateOrderTotal } from '@cromia/domain/catalogue/pricing';
import {
  isOpenOrder,
  type Order,
  type OrderItem,
  type OrderStatus,
  type StaffOrder,
} from '@cromia/domain/orders/order';
import { createContentVersion } from '../../platform/events/content-version.ts';
import { toItemResponse } from '../shop-documents/index.ts';
import type { OrderItemRow, OrderRow } from './order-queries.ts';

function toOrderItemResponse(viewer: AccessViewer, row: OrderItemRow, status: OrderStatus): OrderItem {
  const { qta, qtyPkgMultiplier, quantityOrdered, quantityConfirmed, quantityProcessed } = row;
  return {
    ...toItemResponse(viewer, row, isOpenOrder(status) && quantityProcessed < quantityOrdered),
    unitQty: qta,
    qtyPkgMultiplier,
    quantityOrdered,
    quantityConfirmed,
    quantityProcessed,
  };
}

/**
 * An order as a viewer may see it: only provider staff see unit price and discounts (section 6).
 * @param viewer null for the recipients of a mail
 */
export function toOrderResponse(viewer: AccessViewer, row: OrderRow, items: readonly OrderItemRow[]): Order {
  return {
    id: row.id,
    orderCode: row.orderCode,
    customerOrderCode: row.customerOrderCode,
    orderRequestId: row.orderRequestId,
    requestCreatedOn: row.requestCreatedOn.toISOString(),
    placedBy: row.placedBy,
    address: row.address,
    deliveryDate: row.deliveryDate,
    deliveryDateChange: row.deliveryDateChange,
    status: row.status,
    blockReason: row.blockReason,
    acceptMultipleShipping: row.acceptMultipleShipping,
    transportReason: row.transportReason,
    shippingNote: row.shippingNote,
    genericNote: row.genericNote,
    port: row.port,
    paymentTerms: row.paymentTerms,
    unconditionalDiscount: row.unconditionalDiscount,
    overallDiscount: row.overallDiscount,
    total: row.total,
    confirmedTotal: calculateOrderTotal([row.confirmedRows], row.overallDiscount),
    shippedTotal: calculateOrderTotal([row.shippedRows], row.overallDiscount),
    totalWeight: row.totalWeight,
    confirmedWeight: row.confirmedWeight,
    shippedWeight: row.shippedWeight,
    itemCount: row.itemCount,
    items: items.map((item) => toOrderItemResponse(viewer, item, row.status)),
  };
}

/** The version of an order's delivery date, which staff and the ERP may change. */
export function createDateVersion({ deliveryDate }: Pick<OrderRow, 'deliveryDate'>): string {
  return createContentVersion({ deliveryDate });
}

/** Same as `toOrderResponse`, with customer and user, for staff. */
export function toStaffOrderResponse(
  viewer: AccessViewer,
  row: OrderRow,
  items: readonly OrderItemRow[],
): StaffOrder {
  const { customerCode, businessName, username, blockedFrom } = row;
  return {
    ...toOrderResponse(viewer, row, items),
    customerCode,
    businessName,
    username,
    blockedFrom,
    version: createDateVersion(row),
  };
}

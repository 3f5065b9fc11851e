import type { AccessViewer } from '@cromia/domain/accounts/access';
import { calculateOrderTotal } from '@cromia/domain/catalogue/pricing';
import type { Order, OrderItem, StaffOrder } from '@cromia/domain/orders/order';
import { canSeePriceTerms, toProductLine } from '../../catalogue/index.ts';
import type { OrderItemRow, OrderRow } from '../order-queries.ts';

function itemAnswer(viewer: AccessViewer, row: OrderItemRow): OrderItem {
  const terms = canSeePriceTerms(viewer);
  return {
    id: row.id,
    ...toProductLine(row),
    unitQty: row.qta,
    plo: row.plo,
    quantityOrdered: row.quantityOrdered,
    quantityConfirmed: row.quantityConfirmed,
    quantityProcessed: row.quantityProcessed,
    finalUnitPrice: row.finalUnitPrice,
    unitPrice: terms ? row.unitPrice : null,
    discountPct1: terms ? row.discountPct1 : null,
    discountPct2: terms ? row.discountPct2 : null,
    rowWeight: row.rowWeight,
    rowTotal: row.rowTotal,
  };
}

/**
 * An order as a viewer may see it: only provider staff see unit price and discounts (section 6).
 * @param viewer null for the recipients of a mail
 */
export function toOrderAnswer(viewer: AccessViewer, row: OrderRow, items: readonly OrderItemRow[]): Order {
  return {
    id: row.id,
    orderCode: row.orderCode,
    customerOrderCode: row.customerOrderCode,
    orderRequestId: row.orderRequestId,
    requestCreatedOn: row.requestCreatedOn.toISOString(),
    address: row.address,
    deliveryDate: row.deliveryDate,
    status: row.status,
    blockReason: row.blockReason,
    acceptMultipleShipping: row.acceptMultipleShipping,
    transportReason: row.transportReason,
    shippingNote: row.shippingNote,
    genericNote: row.genericNote,
    port: row.port,
    unconditionalDiscount: row.unconditionalDiscount,
    overallDiscount: row.overallDiscount,
    total: row.total,
    confirmedTotal: calculateOrderTotal([row.confirmedRows], row.overallDiscount),
    shippedTotal: calculateOrderTotal([row.shippedRows], row.overallDiscount),
    totalWeight: row.totalWeight,
    confirmedWeight: row.confirmedWeight,
    shippedWeight: row.shippedWeight,
    itemCount: row.itemCount,
    items: items.map((item) => itemAnswer(viewer, item)),
  };
}

/** As `toOrderAnswer`, with customer and user, for staff. */
export function toStaffOrderAnswer(
  viewer: AccessViewer,
  row: OrderRow,
  items: readonly OrderItemRow[],
): StaffOrder {
  const { customerCode, businessName, username, blockedFrom } = row;
  return { ...toOrderAnswer(viewer, row, items), customerCode, businessName, username, blockedFrom };
}

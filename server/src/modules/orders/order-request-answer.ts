import { may } from '@cromia/domain/accounts/access';
import {
  type OrderRequest,
  type OrderRequestItem,
  orderRequestSchema,
  showsTotal,
} from '@cromia/domain/orders/order-request';
import type { Viewer } from '../../platform/access.ts';
import type { OrderRequestItemRow, OrderRequestRow } from './queries.ts';

/** Unit price, price list and discounts are for whoever works for the manufacturer (section 6). */
function seesTerms(viewer: Viewer): boolean {
  return may(viewer, 'catalogue.price-terms') || may(viewer, 'backoffice.read');
}

function itemAnswer(viewer: Viewer, row: OrderRequestItemRow) {
  const terms = seesTerms(viewer);
  return {
    id: row.id,
    productCode: { productClass: row.productClass, serial: row.serial, color: row.color, pkg: row.pkg },
    description: row.shortDescription,
    colorDescription: row.colorDescription,
    hex: row.hex,
    brand: row.brand,
    um: row.um,
    unitQty: row.unitQty,
    plo: row.plo,
    quantity: row.quantity,
    finalUnitPrice: row.finalUnitPrice,
    unitPrice: terms ? row.unitPrice : null,
    priceListCode: terms ? row.priceListCode : null,
    discountPct1: terms ? row.discountPct1 : null,
    discountPct2: terms ? row.discountPct2 : null,
    rowTotal: row.rowTotal,
    rowWeight: row.rowWeight,
  } satisfies Record<keyof OrderRequestItem, unknown>;
}

/**
 * An order request as a viewer may see it: the agent's note and the terms of prices only for provider staff, the total
 * only of an accepted one (section 4), except in the back office, which decides on it.
 */
export function orderRequestAnswer(
  viewer: Viewer,
  row: OrderRequestRow,
  items: readonly OrderRequestItemRow[],
): OrderRequest {
  const decides = may(viewer, 'backoffice.read');
  const request = orderRequestSchema.parse({
    ...row,
    createdOn: row.createdOn.toISOString(),
    agentNote: may(viewer, 'order-requests.agent-note') ? row.agentNote : null,
    items: items.map((item) => itemAnswer(viewer, item)),
  });
  return decides || showsTotal(request.status) ? request : { ...request, total: null };
}

import { toProductKey } from '@cromia/domain/catalogue/product-code';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import type { ShipmentRow } from '@cromia/domain/integration/shipment-rows';
import type { Packages, ShippableLine } from '@cromia/domain/shipments/plan-shipping';
import type { Transaction } from '../../../platform/database/connection.ts';
import { lockOrdersByCode, type ShippingOrder } from '../../orders/index.ts';
import {
  countShippedPackages,
  listOrderCodes,
  listOrderLines,
  listStoredItems,
  listStoredShipments,
  lockShipmentCodes,
} from '../shipment-change-queries.ts';

/** An order while shipments are applied to it. Products are named by their id. */
export interface OrderState extends ShippingOrder {
  lines: readonly ShippableLine[];
  /** Packages in all shipments. */
  packages: Packages;
  /** The ids of its products by their keys. */
  productIds: ReadonlyMap<string, number>;
}

/** Locks and reads the shipments and orders that the rows refer to. */
export async function readReferences(trx: Transaction, rows: readonly ParsedRow<ShipmentRow>[]) {
  const codes = rows.map(({ value }) => value.shipmentCode);
  await lockShipmentCodes(trx, codes);
  const shipments = await listStoredShipments(trx, codes);
  const items = await listStoredItems(
    trx,
    shipments.map(({ id }) => id),
  );
  const earlier = await listOrderCodes(trx, [...new Set(items.map(({ orderId }) => orderId))]);
  const orders = await lockOrdersByCode(trx, [
    ...new Set([...rows.map(({ value }) => value.orderCode), ...earlier]),
  ]);
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await listOrderLines(trx, ids), ({ orderId }) => orderId);
  const packages = Map.groupBy(await countShippedPackages(trx, ids), ({ orderId }) => orderId);
  const states = orders.map((order): OrderState => {
    const ofOrder = lines.get(order.id) ?? [];
    return {
      ...order,
      lines: ofOrder.map(({ id, productId, confirmed, shipped }) => ({
        ...{ id, product: String(productId), confirmed, shipped },
      })),
      packages: new Map(
        (packages.get(order.id) ?? []).map(({ productId, packages: count }) => [String(productId), count]),
      ),
      productIds: new Map(ofOrder.map(({ productId, ...code }) => [toProductKey(code), productId])),
    };
  });
  return {
    shipments: new Map(shipments.map((shipment) => [shipment.shipmentCode, shipment])),
    itemsByShipment: Map.groupBy(items, ({ shipmentId }) => shipmentId),
    orders: new Map(states.map((order) => [order.orderCode, order])),
    ordersById: new Map(states.map((order) => [order.id, order])),
  };
}
export type References = Awaited<ReturnType<typeof readReferences>>;

import type { FieldError } from '@cromia/domain/errors';
import { isEmptyShipment } from '@cromia/domain/orders/quantity-step';
import type { DeskShipment, ShipmentDetail } from '@cromia/domain/shipments/shipment';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import { changeStatus, listOrderItems } from '../../orders/index.ts';
import { reportShipments } from '../report-shipments.ts';
import {
  listStoredShipments,
  lockShipmentCodes,
  replaceItems,
  type StoredItem,
  takeShipmentCode,
  upsertShipments,
} from '../shipment-change-queries.ts';
import { readShipmentDetail } from '../shipments.ts';

type DeskOrder = DeskShipment['orders'][number];

/** A line of an order with the packages that this shipment contains. */
interface ShippedLine {
  id: string;
  productId: number;
  quantity: number;
}

/** Splits the packages of the lines by batch; what has no batch comes last. @throws Problem BadRequest */
function splitByBatch(
  orderId: string,
  lines: readonly ShippedLine[],
  { batches = [] }: DeskOrder,
  index: number,
): StoredItem[] {
  const open = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const errors: FieldError[] = [];
  batches.forEach(({ id, quantity }, position) => {
    const left = open.get(id.toLowerCase());
    const path = `orders.${index}.batches.${position}.${left === undefined ? 'id' : 'quantity'}`;
    if (left === undefined) errors.push({ path, code: 'invalidField' });
    else if (quantity > left) errors.push({ path, code: 'invalidField', limit: { of: 'value', max: left } });
    else open.set(id.toLowerCase(), left - quantity);
  });
  if (errors.length > 0) throw new Problem('BadRequest', { errors });
  return lines.flatMap(({ id, productId }): StoredItem[] => {
    const ofLine = batches
      .filter((batch) => batch.id.toLowerCase() === id)
      .map(({ batch, quantity }) => ({ ...{ orderId, productId, quantity, batch } }));
    const rest = open.get(id) ?? 0;
    return rest > 0 ? [...ofLine, { orderId, productId, quantity: rest, batch: null }] : ofLine;
  });
}

/** Ships packages of one order by the rules of its status change. */
async function shipOrder(
  trx: Transaction,
  deps: ServiceDependencies,
  viewer: Viewer,
  { order, index, shipmentCode }: { order: DeskOrder; index: number; shipmentCode: string },
) {
  const { id, quantities, rest, packagesShipped, reason } = order;
  const change = {
    status: 'E' as const,
    ...(quantities ? { quantities } : {}),
    ...(rest ? { rest } : {}),
    ...(packagesShipped === undefined ? {} : { packagesShipped }),
    ...(reason ? { reason } : {}),
  };
  const {
    order: moved,
    customerId,
    lines,
  } = await changeStatus(trx, deps, viewer, id, {
    change,
    shipment: { shipmentCode },
  });
  if (isEmptyShipment(lines))
    throw new Problem('BadRequest', { errors: [{ path: `orders.${index}.quantities`, code: 'missing' }] });
  const productIds = new Map((await listOrderItems(trx, id)).map((item) => [item.id, item.productId]));
  const shipped = lines.flatMap(({ item, quantity }): ShippedLine[] => {
    const productId = productIds.get(item.id);
    return productId === undefined || quantity === 0 ? [] : [{ id: item.id, productId, quantity }];
  });
  return { moved, customerId, items: splitByBatch(moved.id, shipped, order, index) };
}

/**
 * Enters a shipment of one or many orders of one customer (contract, section 13), by the same rules as the status of each
 * order, in one transaction.
 * @throws Problem as `changeStatus`; Conflict with the `outcome` for a code that exists; BadRequest for orders of several
 * customers, an order without shipped packages, and batches of more packages than are shipped
 */
export async function shipAtDesk(
  trx: Transaction,
  deps: ServiceDependencies,
  viewer: Viewer,
  body: DeskShipment,
): Promise<ShipmentDetail> {
  const shipmentCode = body.shipmentCode ?? (await takeShipmentCode(trx, getManufacturerToday(deps)));
  await lockShipmentCodes(trx, [shipmentCode]);
  const [existing] = await listStoredShipments(trx, [shipmentCode]);
  if (existing) throw new Problem('Conflict', { extension: { outcome: { shipmentCode } } });
  // In the order of their ids, like every other lock of several orders.
  const orders = body.orders.map((order, index) => ({ order, index, shipmentCode }));
  orders.sort((a, b) => (a.order.id.toLowerCase() < b.order.id.toLowerCase() ? -1 : 1));
  const parts: Awaited<ReturnType<typeof shipOrder>>[] = [];
  for (const order of orders) parts.push(await shipOrder(trx, deps, viewer, order));
  const [first] = parts;
  if (!first || parts.some(({ customerId }) => customerId !== first.customerId))
    throw new Problem('BadRequest', { errors: [{ path: 'orders', code: 'invalidField' }] });
  const { customerId } = first;
  const { shippedOn, carrier = null, trackingUrl = null, packages = null, grossWeight = null } = body;
  const ids = await upsertShipments(trx, [
    {
      shipmentCode,
      customerId,
      shippedOn,
      carrier,
      trackingUrl,
      packages,
      grossWeight,
      createdBy: viewer.userId,
    },
  ]);
  const id = ids.get(shipmentCode) ?? '';
  await replaceItems(trx, [{ id, items: parts.flatMap(({ items }) => items) }]);
  await reportShipments(trx, deps, viewer.userId, [
    { id, shipmentCode, customerId, senderId: null, isNew: true, changes: [] },
  ]);
  return readShipmentDetail(deps, trx, shipmentCode);
}

import { LIMITS } from '@cromia/domain/limits';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type {
  DeskShipmentListQuery,
  Shipment,
  ShipmentDetail,
  ShipmentListQuery,
} from '@cromia/domain/shipments/shipment';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { type CustomerScope, readPage, type WholeList } from '../../platform/database/list-queries.ts';
import { readHistories } from '../../platform/events/audit.ts';
import { createContentVersion } from '../../platform/events/content-version.ts';
import { Problem } from '../../platform/problem.ts';
import { toProductLine } from '../catalogue/index.ts';
import {
  findShipmentId,
  listShipmentItems,
  listShipmentsById,
  MAX_SHIPMENT_LINES,
  type ShipmentItemRow,
  type ShipmentRow,
  selectShipments,
} from './shipment-queries.ts';

/** The entity name of shipments in the audit log. */
export const SHIPMENT_ENTITY = 'shipment';

type Dependencies = Pick<ServiceDependencies, 'config' | 'now'>;

function toItem(row: ShipmentItemRow): Shipment['items'][number] {
  const { id, orderId, orderCode, customerOrderCode, quantity, batch, unitQty, plo, sheetId } = row;
  return {
    ...toProductLine(row),
    ...{ id, orderId, orderCode, customerOrderCode, quantity, batch, unitQty, plo, sheetId },
  };
}

function toShipment(row: ShipmentRow, items: readonly ShipmentItemRow[]): Shipment {
  const { customerId: _id, createdOn: _created, documentKey, documentChecksum: _checksum, ...fields } = row;
  return { ...fields, hasOwnDocument: documentKey !== null, items: items.map(toItem) };
}

/** The version of what the desk may change of a shipment. */
export function createShipmentVersion({
  shippedOn,
  carrier,
  trackingUrl,
  packages,
  grossWeight,
}: Pick<Shipment, 'shippedOn' | 'carrier' | 'trackingUrl' | 'packages' | 'grossWeight'>): string {
  return createContentVersion({ shippedOn, carrier, trackingUrl, packages, grossWeight });
}

/** Shipments with their lines, in the order of their ids. @param maxLines maximum number of lines per shipment */
export async function readShipmentsById(
  deps: Dependencies,
  db: Connection,
  ids: readonly string[],
  maxLines: number = MAX_SHIPMENT_LINES,
): Promise<Shipment[]> {
  const rows = await listShipmentsById(db, ids);
  const items = await listShipmentItems(db, ids, { maxLines, today: getManufacturerToday(deps) });
  const itemsByShipment = Map.groupBy(items, ({ shipmentId }) => shipmentId);
  return rows.map((row) => toShipment(row, itemsByShipment.get(row.id) ?? []));
}

type ListQuery = ShipmentListQuery & Partial<Pick<DeskShipmentListQuery, 'customer'>>;

/** One page of shipments, each with its first lines. */
export async function readShipmentPage(
  deps: ServiceDependencies,
  scope: Omit<CustomerScope, 'customerCode'>,
  { sort, ...query }: ListQuery,
): Promise<LimitedPage<Shipment>> {
  const { db } = deps;
  const page = await readPage(db, selectShipments(db, { ...query, ...scope }, sort), query, ({ id }) => id);
  return { ...page, content: await readShipmentsById(deps, db, page.content, LIMITS.listedLines) };
}

/** The whole list, for an export. */
export function listShipments(
  deps: ServiceDependencies,
  scope: Omit<CustomerScope, 'customerCode'>,
  { sort, ...query }: ListQuery,
): WholeList<Shipment, { id: string; lines: number }> {
  return {
    keys: selectShipments(deps.db, { ...query, ...scope }, sort),
    countLines: ({ lines }) => lines,
    read: (trx, keys) =>
      readShipmentsById(
        deps,
        trx,
        keys.map(({ id }) => id),
      ),
  };
}

/**
 * One shipment of a customer, or of any customer if `customerId` is null.
 * @throws Problem NotFound, also for a shipment of another customer
 */
export async function readShipment(
  deps: ServiceDependencies,
  customerId: string | null,
  shipmentCode: string,
): Promise<Shipment> {
  const id = await findShipmentId(deps.db, shipmentCode, customerId);
  const [shipment] = id === undefined ? [] : await readShipmentsById(deps, deps.db, [id]);
  if (!shipment) throw new Problem('NotFound');
  return shipment;
}

/** Shipments with their histories, for staff and as the data of events. */
export async function readShipmentDetails(
  deps: Dependencies,
  db: Connection,
  ids: readonly string[],
): Promise<ShipmentDetail[]> {
  const shipments = await readShipmentsById(deps, db, ids);
  const histories = await readHistories(db, SHIPMENT_ENTITY, ids);
  return shipments.map((shipment) => ({
    ...shipment,
    version: createShipmentVersion(shipment),
    history: histories.get(shipment.id) ?? [],
  }));
}

/** One shipment with its history. @throws Problem NotFound */
export async function readShipmentDetail(
  deps: Dependencies,
  db: Connection,
  shipmentCode: string,
): Promise<ShipmentDetail> {
  const id = await findShipmentId(db, shipmentCode, null);
  const [shipment] = id === undefined ? [] : await readShipmentDetails(deps, db, [id]);
  if (!shipment) throw new Problem('NotFound');
  return shipment;
}

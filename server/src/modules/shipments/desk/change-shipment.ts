import type { ShipmentChange, ShipmentDetail } from '@cromia/domain/shipments/shipment';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import { reportShipments } from '../report-shipments.ts';
import { listStoredShipments, lockShipmentCodes, upsertShipments } from '../shipment-change-queries.ts';
import { createShipmentVersion, readShipmentDetail } from '../shipments.ts';

const FIELDS = ['shippedOn', 'carrier', 'trackingUrl', 'packages', 'grossWeight'] as const;

/**
 * Changes what a shipment says of its way, such as a tracking link that the carrier sent later. Its lines are corrected by
 * the ERP only.
 * @throws Problem NotFound; Conflict with the `outcome` for a stale version
 */
export async function changeShipment(
  trx: Transaction,
  deps: ServiceDependencies,
  viewer: Viewer,
  shipmentCode: string,
  { version, ...change }: ShipmentChange,
): Promise<ShipmentDetail> {
  await lockShipmentCodes(trx, [shipmentCode]);
  const [stored] = await listStoredShipments(trx, [shipmentCode]);
  if (!stored) throw new Problem('NotFound');
  if (createShipmentVersion(stored) !== version) {
    const { history } = await readShipmentDetail(deps, trx, shipmentCode);
    const last = history.at(-1);
    const outcome = { changedBy: last?.username ?? null, changedOn: last?.at ?? null };
    throw new Problem('Conflict', { extension: { outcome } });
  }
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const fields = { ...stored, ...named };
  const changes = FIELDS.flatMap((field) =>
    stored[field] === fields[field] ? [] : [{ field, was: stored[field], is: fields[field] }],
  );
  if (changes.length > 0) {
    const { id, customerId } = stored;
    await upsertShipments(trx, [{ ...fields, shipmentCode, customerId, createdBy: viewer.userId }]);
    await reportShipments(trx, deps, viewer.userId, [
      { id, shipmentCode, customerId, senderId: null, isNew: false, changes },
    ]);
  }
  return readShipmentDetail(deps, trx, shipmentCode);
}

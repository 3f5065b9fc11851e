import type { FieldChange } from '@cromia/domain/integration/import';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudits } from '../../platform/events/audit.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { mailShipment } from './mail-shipment.ts';
import { readShipmentDetail, SHIPMENT_ENTITY } from './shipments.ts';

/** A shipment that was stored or changed. */
export interface ReportedShipment {
  shipmentCode: string;
  customerId: string;
  /** The user who sent the request of its order, whom its mail also reaches; null for none. */
  senderId: string | null;
  isNew: boolean;
  changes: readonly Pick<FieldChange, 'field' | 'was' | 'is'>[];
}

/** Records audit entries and events of shipments, and mails new ones to the customer. */
export async function reportShipments(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config' | 'now'>,
  userId: string | null,
  reported: readonly ReportedShipment[],
): Promise<void> {
  for (const { shipmentCode, customerId, senderId, isNew, changes } of reported) {
    const { id } = await readShipmentDetail(deps, trx, shipmentCode);
    await recordAudits(trx, [
      {
        userId,
        customerId,
        action: isNew ? 'shipments.create' : 'shipments.change',
        entity: SHIPMENT_ENTITY,
        entityId: id,
        details: isNew ? { shipmentCode } : { shipmentCode, fields: changes.map(({ field }) => field) },
      },
    ]);
    const data = await readShipmentDetail(deps, trx, shipmentCode);
    await recordEvents(trx, [{ type: 'shipment.changed', data }]);
    if (isNew) await mailShipment(trx, deps.config, data, { customerId, senderId });
  }
}

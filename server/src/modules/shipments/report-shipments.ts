import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FieldChange } from '@cromia/domain/integration/import';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudits } from '../../platform/events/audit.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { mailShipments } from './mail-shipment.ts';
import { readShipmentDetails, SHIPMENT_ENTITY } from './shipments.ts';

/** The number of shipments that are reported at once. */
const BATCH_SIZE = 20;

/** A shipment that was stored or changed. */
export interface ReportedShipment {
  id: string;
  shipmentCode: string;
  customerId: string;
  /** The user who sent the request of its order, whom its mail also reaches; null for none. */
  senderId: string | null;
  isNew: boolean;
  changes: readonly Pick<FieldChange, 'field' | 'was' | 'is'>[];
}

/** Records events of shipments, and mails new ones to the customer. */
async function reportBatch(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config' | 'now'>,
  reported: readonly ReportedShipment[],
): Promise<void> {
  const details = await readShipmentDetails(
    deps,
    trx,
    reported.map(({ id }) => id),
  );
  await recordEvents(
    trx,
    details.map((data) => ({ type: 'shipment.changed', data })),
  );
  const byId = new Map(reported.map((shipment) => [shipment.id, shipment]));
  await mailShipments(
    trx,
    deps.config,
    details.flatMap((shipment) => {
      const { isNew = false, customerId = '', senderId = null } = byId.get(shipment.id) ?? {};
      return isNew ? [{ shipment, customerId, senderId }] : [];
    }),
  );
}

/** Records audit entries and events of shipments, and mails new ones to the customer. */
export async function reportShipments(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config' | 'now'>,
  userId: string | null,
  reported: readonly ReportedShipment[],
): Promise<void> {
  await recordAudits(
    trx,
    reported.map(({ id, shipmentCode, customerId, isNew, changes }) => ({
      userId,
      customerId,
      action: isNew ? 'shipments.create' : 'shipments.change',
      entity: SHIPMENT_ENTITY,
      entityId: id,
      details: isNew ? { shipmentCode } : { shipmentCode, fields: changes.map(({ field }) => field) },
    })),
  );
  for (let start = 0; start < reported.length; start += BATCH_SIZE) {
    await reportBatch(trx, deps, reported.slice(start, start + BATCH_SIZE));
    await yieldToEventLoop();
  }
}

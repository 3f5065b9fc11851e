import type { ShipmentSettings } from '@cromia/domain/shipments/shipment';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { readSendsSheets, storeSendsSheets } from './customer-address-queries.ts';

/** The settings of a customer's shipments. */
export async function readShipmentSettings(
  db: Connection,
  customer: Pick<ActingCustomer, 'id'>,
): Promise<ShipmentSettings> {
  return { sendsSheets: await readSendsSheets(db, customer.id) };
}

/** Changes the settings of a customer's shipments, with an audit entry if that changes anything. */
export async function changeShipmentSettings(
  trx: Transaction,
  { viewer, customer }: { viewer: Viewer; customer: Pick<ActingCustomer, 'id'> },
  { sendsSheets }: ShipmentSettings,
): Promise<ShipmentSettings> {
  if (await storeSendsSheets(trx, customer.id, sendsSheets))
    await recordAudit(trx, {
      userId: viewer.userId,
      customerId: customer.id,
      action: 'customers.sheets',
      entity: 'customer',
      entityId: customer.id,
      details: { sendsSheets },
    });
  return { sendsSheets };
}

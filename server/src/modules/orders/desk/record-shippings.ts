import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordAudits } from '../../../platform/events/audit.ts';
import { ORDER_ENTITY } from '../order-lists.ts';
import { setShippedQuantities } from './order-change-queries.ts';
import { reportChangedOrders, transitionOrders } from './transition-orders.ts';

/** What one shipment of the ERP does to a locked order, as `planShipping` of the domain decided. */
export interface OrderShipping {
  id: string;
  customerId: string;
  /** The lines whose shipped packages change, with the new number. */
  changes: readonly { id: string; quantity: number }[];
  /** Packages shipped more or, if a shipment was corrected, fewer. */
  packages: number;
  ships: boolean;
  cancelsRest: boolean;
  shipmentCode: string;
}

/**
 * Stores what shipments did to their orders: shipped packages and statuses, with audit entries and events as after the
 * same step at the desk. The customers are mailed of the shipments, and here only of a cancelled rest.
 * @param shippings in the order in which they were planned; several may concern one order, and each has its own entry
 */
export async function recordShippings(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config'>,
  userId: string | null,
  shippings: readonly OrderShipping[],
): Promise<void> {
  const quantities = new Map(
    shippings.flatMap(({ changes }) => changes.map((change) => [change.id, change] as const)),
  );
  await setShippedQuantities(trx, [...quantities.values()]);
  const shipping = shippings.filter(({ ships }) => ships);
  const others = shippings.filter(({ ships, changes }) => !ships && changes.length > 0);
  await recordAudits(
    trx,
    others.map(({ id, customerId, packages, shipmentCode }) => ({
      userId,
      customerId,
      action: packages > 0 ? 'orders.ship-part' : 'orders.change',
      entity: ORDER_ENTITY,
      entityId: id,
      details: { shipmentCode, packages },
    })),
  );
  const leaving = new Set(shipping.map(({ id }) => id));
  const changed = new Set(others.map(({ id }) => id));
  await reportChangedOrders(
    trx,
    [...changed].filter((id) => !leaving.has(id)),
  );
  await transitionOrders(
    trx,
    deps,
    shipping.map(({ id, customerId, cancelsRest, packages, shipmentCode }) => ({
      id,
      customerId,
      status: 'E' as const,
      details: { shipmentCode, packages, ...(cancelsRest ? { rest: 'CANCELLED' } : {}) },
    })),
    { userId, isInFull: false, isAnnounced: true },
  );
}

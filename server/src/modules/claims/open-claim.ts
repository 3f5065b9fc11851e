import { toProductKey } from '@cromia/domain/catalogue/product-code';
import type { NewClaim } from '@cromia/domain/claims/claim';
import { findClaimItemErrors } from '@cromia/domain/claims/claimable';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/index.ts';
import {
  insertClaim,
  insertClaimItems,
  listClaimedPackages,
  listShippedPackages,
  lockShipment,
  type PackagesRow,
} from './claim-change-queries.ts';
import { CLAIM_ENTITY, readClaimToDecide } from './claims.ts';
import { mailOpenedClaim } from './mails/claim-mails.ts';
import { insertPhotos } from './photos/photo-queries.ts';

/** The claimed packages with the ids of their products. @throws Problem BadRequest, ClaimExceedsShipment */
function checkItems(
  items: NewClaim['items'],
  shipped: readonly PackagesRow[],
  claimed: readonly PackagesRow[],
): { productId: number; quantity: number; batch: string | null }[] {
  const { foreign, excessive } = findClaimItemErrors(shipped, claimed, items);
  if (foreign.length > 0) throw new Problem('BadRequest', { errors: foreign });
  if (excessive.length > 0) throw new Problem('ClaimExceedsShipment', { errors: excessive });
  const productIds = new Map(
    shipped.map(({ productCode, productId }) => [toProductKey(productCode), productId]),
  );
  return items.flatMap(({ productCode, quantity, batch }) => {
    const productId = productIds.get(toProductKey(productCode));
    return productId === undefined ? [] : [{ productId, quantity, batch }];
  });
}

/**
 * Opens a claim about lines of a shipment, with stored photos, and mails it to staff.
 * @throws Problem NotFound for a shipment of another customer; BadRequest for an item that it does not contain;
 * ClaimExceedsShipment for more packages than were shipped and not claimed yet
 */
export async function openClaim(
  trx: Transaction,
  deps: ServiceDependencies,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  { claim, photoIds }: { claim: NewClaim; photoIds: readonly string[] },
): Promise<{ id: string; number: string }> {
  const { shipmentCode, reason, text } = claim;
  const shipmentId = await lockShipment(trx, shipmentCode, customer.id);
  if (shipmentId === undefined) throw new Problem('NotFound');
  const shipped = await listShippedPackages(trx, shipmentId);
  const items = checkItems(claim.items, shipped, await listClaimedPackages(trx, shipmentId));
  const now = deps.now();
  const created = await insertClaim(
    trx,
    {
      ...{ customerId: customer.id, shipmentId, userId: viewer.userId, reason, text },
      ...{ createdOn: now, photoCount: photoIds.length },
    },
    getManufacturerToday(deps),
  );
  await insertClaimItems(trx, created.id, items);
  await insertPhotos(trx, created.id, photoIds, now);
  await recordAudit(trx, {
    userId: viewer.userId,
    customerId: customer.id,
    action: 'claims.open',
    entity: CLAIM_ENTITY,
    entityId: created.id,
    details: { shipmentCode },
  });
  const data = await readClaimToDecide(trx, created.id, null);
  await recordEvents(trx, [{ type: 'claim.opened', data }]);
  await mailOpenedClaim(trx, deps.config, data);
  return created;
}

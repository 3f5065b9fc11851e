import type { ShopOverview } from '@cromia/domain/overview/shop-overview';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import { listExpiringOffers, listWaitingDocuments, type OverviewScope } from './shop-overview-queries.ts';

/** Reads what waits for a customer, or for the customers of a portfolio. */
export async function readShopOverview(
  deps: ServiceDependencies,
  scope: OverviewScope,
): Promise<ShopOverview> {
  const day = { today: getManufacturerToday(deps), timeZone: deps.config.timeZone };
  const [waiting, expiringOffers] = await Promise.all([
    listWaitingDocuments(deps.db, scope, day),
    listExpiringOffers(deps.db, scope, day),
  ]);
  return { waiting, expiringOffers };
}

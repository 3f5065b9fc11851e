import type { AccessViewer } from '@cromia/domain/accounts/access';
import type { OfferVersion } from '@cromia/domain/offers/offer-versions';
import type { Connection } from '../../../platform/database/connection.ts';
import { Problem } from '../../../platform/problem.ts';
import { canSeePriceTerms, toProductLine } from '../../catalogue/index.ts';
import { findOfferRequest } from '../offer-queries.ts';
import { listOfferVersions, listVersionItems } from './version-queries.ts';

/**
 * Every version of an offer as it was sent, oldest first, as the viewer may see it.
 * @param customerId null for staff, who read those of all customers
 * @throws Problem NotFound
 */
export async function readOfferVersions(
  db: Connection,
  viewer: AccessViewer,
  { id, customerId }: { id: string; customerId: string | null },
): Promise<OfferVersion[]> {
  if (!(await findOfferRequest(db, id, customerId))) throw new Problem('NotFound');
  const showsTerms = canSeePriceTerms(viewer);
  const items = Map.groupBy(await listVersionItems(db, id), ({ version }) => version);
  return (await listOfferVersions(db, id)).map(({ sentAt, ...version }) => ({
    ...version,
    sentOn: sentAt.toISOString(),
    items: (items.get(version.version) ?? []).map((row) => ({
      ...toProductLine(row),
      unitQty: row.unitQty,
      plo: row.plo,
      quantity: row.quantity,
      finalUnitPrice: row.finalUnitPrice,
      unitPrice: showsTerms ? row.unitPrice : null,
      discountPct1: showsTerms ? row.discountPct1 : null,
      discountPct2: showsTerms ? row.discountPct2 : null,
      rowTotal: row.rowTotal,
    })),
  }));
}

import { type Seller, type SellersQuery, widenPostalCode } from '@cromia/domain/dealers/dealer';
import type { SellersParams } from '@cromia/domain/dealers/sellers-params';
import { LIMITS } from '@cromia/domain/limits';
import type { Connection } from '../../platform/database/connection.ts';
import { countDealers, listDealers } from './dealer-queries.ts';

/** The dealers on the map, and the total number of matches. */
interface FoundSellers {
  sellers: Seller[];
  total: number;
}

/**
 * Finds dealers for a visitor (section 5) by the start of the postal code or town and part of the name. If a five-digit code
 * has no dealers, the search is repeated with its first two digits.
 */
export async function findSellers(
  db: Connection,
  kinds: SellersParams,
  { postalCode, ...filters }: SellersQuery,
): Promise<FoundSellers> {
  const find = async (code: string | undefined): Promise<FoundSellers> => {
    const { businessName, city, country, brand } = filters;
    const filter = { ...kinds, businessName, city, country, brand, postalCode: code };
    const sellers = await listDealers(db, filter, LIMITS.dealersOnMap);
    const isTruncated = sellers.length === LIMITS.dealersOnMap;
    return { sellers, total: isTruncated ? await countDealers(db, filter) : sellers.length };
  };
  const found = await find(postalCode);
  const widerCode = postalCode === undefined ? undefined : widenPostalCode(postalCode);
  return found.total > 0 || widerCode === undefined ? found : find(widerCode);
}

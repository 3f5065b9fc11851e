import {
  type Seller,
  type SellersParams,
  type SellersQuery,
  widenPostalCode,
} from '@cromia/domain/dealers/dealer';
import { LIMITS } from '@cromia/domain/limits';
import type { Connection } from '../../platform/database/database.ts';
import { countDealers, listDealers } from './dealer-queries.ts';

export { addDealer, changeDealer, readDealer, readDealers, removeDealer } from './desk.ts';

/** Dealers, and how many there are beside those that one map shows. */
interface FoundSellers {
  sellers: Seller[];
  total: number;
}

/**
 * The dealers that a visitor looks for (section 5): by the beginning of the postal code and a part of the name; if none
 * are found for a code of five digits, by its first two.
 */
export async function findSellers(
  db: Connection,
  kinds: SellersParams,
  { postalCode, ...others }: SellersQuery,
): Promise<FoundSellers> {
  const find = async (code: string | undefined): Promise<FoundSellers> => {
    const { businessName, country, brand } = others;
    const filter = { ...kinds, businessName, country, brand, postalCode: code };
    const sellers = await listDealers(db, filter, LIMITS.dealersShown);
    const isCut = sellers.length === LIMITS.dealersShown;
    return { sellers, total: isCut ? await countDealers(db, filter) : sellers.length };
  };
  const found = await find(postalCode);
  const wider = postalCode === undefined ? undefined : widenPostalCode(postalCode);
  return found.total > 0 || wider === undefined ? found : find(wider);
}

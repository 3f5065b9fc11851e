import {
  type Seller,
  type SellersParams,
  type SellersQuery,
  widerPostalCode,
} from '@cromia/domain/dealers/dealer';
import { LIMITS } from '@cromia/domain/limits';
import type { Connection } from '../../platform/database.ts';
import { listDealers } from './queries.ts';

export { addDealer, changeDealer, readDealer, readDealers, removeDealer } from './desk.ts';

/**
 * The dealers that a visitor looks for (section 5): by the beginning of the postal code and a part of the name; where
 * nobody is found for a code of five digits, those of its first two.
 */
export async function findSellers(
  db: Connection,
  kinds: SellersParams,
  { businessName, postalCode }: SellersQuery,
): Promise<Seller[]> {
  const find = (code: string | undefined) =>
    listDealers(db, { ...kinds, businessName, postalCode: code }, LIMITS.dealersShown);
  const found = await find(postalCode);
  const wider = postalCode === undefined ? undefined : widerPostalCode(postalCode);
  return found.length > 0 || wider === undefined ? found : find(wider);
}

import {
  type Seller,
  type SellersParams,
  type SellersQuery,
  widerPostalCode,
} from '@cromia/domain/dealers/dealer';
import { LIMITS } from '@cromia/domain/limits';
import { shownPhone } from '@cromia/domain/phone';
import type { Connection } from '../../platform/database.ts';
import { listDealers } from './queries.ts';

export { addDealer, changeDealer, readDealer, readDealers, removeDealer } from './desk.ts';

/** The desk keeps numbers grouped, which to do takes a tenth of a millisecond; what came in otherwise is grouped here. */
function grouped(phone: string): string {
  return phone.includes(' ') ? phone : shownPhone(phone);
}

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
  const sellers = found.length > 0 || wider === undefined ? found : await find(wider);
  return sellers.map(({ phone, ...seller }) => ({ ...seller, phone: phone && grouped(phone) }));
}

import { calculateDistanceKm, type Seller, widenPostalCode } from '@cromia/domain/dealers/dealer';
import { findPostalPlace } from '@cromia/domain/dealers/postal-place';
import { DEFAULT_COUNTRY, type SellersSearch } from './sellers-search';
import type { MapPosition } from './use-visitor-position';

/** A dealer with its distance, if the starting point is known. */
export interface SellerWithDistance extends Seller {
  /** Straight-line distance in kilometres. */
  distance: number | null;
}

/** The dealers as the list shows them: by town, or the nearest first. */
export function sortSellers(sellers: readonly Seller[], from: MapPosition | null): SellerWithDistance[] {
  if (from === null) return sellers.map((seller) => ({ ...seller, distance: null }));
  return sellers
    .map((seller) => ({ ...seller, distance: calculateDistanceKm(from, seller) }))
    .sort((one, other) => one.distance - other.distance);
}

/** Position of a search's postal code: that of the dealers with the same code, else of its area. */
export function locateSearch(
  { postalCode, country = DEFAULT_COUNTRY }: SellersSearch,
  sellers: readonly Seller[],
): MapPosition | null {
  if (postalCode === undefined) return null;
  const there = sellers.filter((seller) => seller.postalCode === postalCode);
  if (there.length === 0) return findPostalPlace(country, postalCode) ?? null;
  const mean = (of: 'latitude' | 'longitude') =>
    there.reduce((sum, seller) => sum + seller[of], 0) / there.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

/** The two digits that replace a postal code without dealers (section 5); undefined if it has some. */
export function findWidenedPostalCode(
  sellers: readonly Seller[],
  postalCode: string | undefined,
): string | undefined {
  if (postalCode === undefined || sellers.length === 0) return undefined;
  if (sellers.some((seller) => seller.postalCode.startsWith(postalCode))) return undefined;
  return widenPostalCode(postalCode);
}

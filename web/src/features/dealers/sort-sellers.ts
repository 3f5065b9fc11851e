import { calculateDistanceKm, type Seller, widenPostalCode } from '@cromia/domain/dealers/dealer';
import { findPostalPlace } from '@cromia/domain/dealers/postal-place';
import { DEFAULT_COUNTRY, type SellersSearch } from './sellers-search';
import type { MapPosition } from './use-visitor-position';

/** A dealer with its distance from the origin of the search. */
export interface SellerWithDistance extends Seller {
  /** Straight-line distance in kilometres; null without an origin. */
  distance: number | null;
}

/** Sorts the dealers by distance from the origin; without one their order stays unchanged. */
export function sortSellers(sellers: readonly Seller[], origin: MapPosition | null): SellerWithDistance[] {
  if (origin === null) return sellers.map((seller) => ({ ...seller, distance: null }));
  return sellers
    .map((seller) => ({ ...seller, distance: calculateDistanceKm(origin, seller) }))
    .sort((first, second) => first.distance - second.distance);
}

/** Returns the position of a search's postal code: the mean of the dealers with the same code, else its area. */
export function locateSearch(
  { postalCode, country = DEFAULT_COUNTRY }: SellersSearch,
  sellers: readonly Seller[],
): MapPosition | null {
  if (postalCode === undefined) return null;
  const sellersInCode = sellers.filter((seller) => seller.postalCode === postalCode);
  if (sellersInCode.length === 0) return findPostalPlace(country, postalCode) ?? null;
  const calculateMean = (coordinate: 'latitude' | 'longitude') =>
    sellersInCode.reduce((sum, seller) => sum + seller[coordinate], 0) / sellersInCode.length;
  return { latitude: calculateMean('latitude'), longitude: calculateMean('longitude') };
}

/** Returns the two digits that replace a postal code without dealers (section 5); undefined if it has dealers. */
export function findWidenedPostalCode(
  sellers: readonly Seller[],
  postalCode: string | undefined,
): string | undefined {
  if (postalCode === undefined || sellers.length === 0) return undefined;
  if (sellers.some((seller) => seller.postalCode.startsWith(postalCode))) return undefined;
  return widenPostalCode(postalCode);
}

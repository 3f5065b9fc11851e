import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sellersQuery } from './sellers-queries';
import type { SellerKinds, SellersSearch } from './sellers-search';
import { locateSearch, sortSellers } from './sort-sellers';
import type { MapPosition } from './use-visitor-position';

/** Number of nearest dealers displayed when the postal code matches none. */
const NEAREST_COUNT = 5;
/** Maximum distance of a near dealer, in kilometres. */
const NEAR_KM = 50;

/**
 * Returns the dealers of a search, sorted by distance from the visitor's position or from the postal code. If no dealer has
 * the code or its area, returns the nearest ones.
 * @param position The visitor's position, if shared.
 */
export function useSellerSearch(kinds: SellerKinds, search: SellersSearch, position: MapPosition | null) {
  const matching = useQuery(sellersQuery(kinds, search));
  const sellers = matching.data?.sellers;
  const origin = useMemo(() => position ?? locateSearch(search, sellers ?? []), [position, search, sellers]);
  const hasNoMatch =
    origin !== null &&
    search.postalCode !== undefined &&
    sellers?.length === 0 &&
    !matching.isPlaceholderData;
  const { businessName, brand } = search;
  const fallback = useQuery(sellersQuery(kinds, hasNoMatch ? { businessName, brand } : null));
  const fallbackSellers = hasNoMatch ? fallback.data?.sellers : undefined;
  const visibleSellers = useMemo(
    () =>
      fallbackSellers === undefined
        ? sortSellers(sellers ?? [], origin)
        : sortSellers(fallbackSellers, origin).slice(0, NEAREST_COUNT),
    [sellers, fallbackSellers, origin],
  );
  const [nearest] = visibleSellers;
  const hasDistance = fallbackSellers !== undefined || position !== null;
  const isFar = hasDistance && (nearest?.distance ?? 0) > NEAR_KM;
  return {
    visibleSellers,
    /** Undefined while loading. */
    sellers: hasNoMatch && fallback.isPending ? undefined : sellers,
    total: matching.data?.total ?? 0,
    /** The nearest dealer if it is far away, else null. */
    farSeller: isFar ? (nearest ?? null) : null,
    query: hasNoMatch && fallback.isError ? fallback : matching,
  };
}

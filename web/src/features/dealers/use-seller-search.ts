import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sellersQuery } from './sellers-queries';
import type { SellerKinds, SellersSearch } from './sellers-search';
import { locateSearch, sortSellers } from './sort-sellers';
import type { MapPosition } from './use-visitor-position';

/** Number of dealers shown when none is near. */
const NEAREST = 5;
/** Dealers farther away, in kilometres, are not near. */
const NEAR_KM = 50;

/**
 * The dealers of a search, the nearest first if the visitor's position or the postal code is known; if none has the
 * code or its area, the nearest ones.
 * @param position the visitor's position, if shared
 */
export function useSellerSearch(kinds: SellerKinds, search: SellersSearch, position: MapPosition | null) {
  const found = useQuery(sellersQuery(kinds, search));
  const sellers = found.data?.sellers;
  const from = useMemo(() => position ?? locateSearch(search, sellers ?? []), [position, search, sellers]);
  const isNowhere =
    from !== null && search.postalCode !== undefined && sellers?.length === 0 && !found.isPlaceholderData;
  const { businessName, brand } = search;
  const others = useQuery(sellersQuery(kinds, isNowhere ? { businessName, brand } : null));
  const elsewhere = isNowhere ? others.data?.sellers : undefined;
  const shown = useMemo(
    () =>
      elsewhere === undefined
        ? sortSellers(sellers ?? [], from)
        : sortSellers(elsewhere, from).slice(0, NEAREST),
    [sellers, elsewhere, from],
  );
  const [nearest] = shown;
  const knowsDistance = elsewhere !== undefined || position !== null;
  const isFar = knowsDistance && (nearest?.distance ?? 0) > NEAR_KM;
  return {
    shown,
    /** Undefined while loading. */
    sellers: isNowhere && others.isPending ? undefined : sellers,
    total: found.data?.total ?? 0,
    /** The nearest dealer, if none is near. */
    far: isFar ? (nearest ?? null) : null,
    failed: isNowhere && others.isError ? others : found,
  };
}

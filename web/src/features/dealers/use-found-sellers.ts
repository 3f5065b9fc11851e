import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sellersQuery } from './sellers-queries';
import type { SellerKinds, SellersSearch } from './sellers-search';
import { placeOfSearch, shownSellers } from './shown-sellers';
import type { Position } from './use-near-me';

/** Dealers that are shown where none is near. */
const NEAREST = 5;
/** Dealers farther away, in kilometres, are not near. */
const NEAR_KM = 50;

/**
 * The dealers of a search, the nearest first where the visitor's place or postal code is known; where none has the code
 * or one of its area, the nearest there are.
 * @param position where the visitor is, if they said so
 */
export function useFoundSellers(kinds: SellerKinds, search: SellersSearch, position: Position | null) {
  const found = useQuery(sellersQuery(kinds, search));
  const sellers = found.data?.sellers;
  const from = useMemo(() => position ?? placeOfSearch(search, sellers ?? []), [position, search, sellers]);
  const isNowhere =
    from !== null && search.postalCode !== undefined && sellers?.length === 0 && !found.isPlaceholderData;
  const { businessName, brand } = search;
  const others = useQuery(sellersQuery(kinds, isNowhere ? { businessName, brand } : null));
  const elsewhere = isNowhere ? others.data?.sellers : undefined;
  const shown = useMemo(
    () =>
      elsewhere === undefined
        ? shownSellers(sellers ?? [], from)
        : shownSellers(elsewhere, from).slice(0, NEAREST),
    [sellers, elsewhere, from],
  );
  const [nearest] = shown;
  const isFar = elsewhere !== undefined || (position !== null && (nearest?.distance ?? 0) > NEAR_KM);
  return {
    shown,
    /** Undefined until they have come. */
    sellers: isNowhere && others.isPending ? undefined : sellers,
    total: found.data?.total ?? 0,
    /** The nearest dealer, where none is near. */
    far: isFar ? (nearest ?? null) : null,
    failed: isNowhere && others.isError ? others : found,
  };
}

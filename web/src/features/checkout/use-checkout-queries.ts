import { DEFAULT_TIME_ZONE } from '@cromia/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ShopScope } from '../acting';
import { cartQuery } from '../cart';
import { closedDaysQuery } from '../closures';
import { customerProfileQuery } from '../customers';
import { brandQuery } from '../shell';

/** What a checkout form needs besides its lines: the customer, the note of the cart, and the delivery calendar. */
export function useCheckoutQueries(scope: ShopScope) {
  const profile = useQuery(customerProfileQuery(scope));
  const brand = useQuery(brandQuery);
  const cart = useQuery(cartQuery(scope));
  const closures = useQuery(closedDaysQuery(scope));
  const closedDays = useMemo(() => new Set(closures.data?.closedDays), [closures.data]);
  const isLoaded =
    profile.data !== undefined && cart.data !== undefined && closures.data !== undefined && !brand.isPending;
  return {
    loaded: isLoaded
      ? {
          profile: profile.data,
          cartNote: cart.data.note,
          timeZone: brand.data?.timeZone ?? DEFAULT_TIME_ZONE,
          closedDays,
        }
      : null,
    failed: [profile, cart, closures].find(({ isError }) => isError),
  };
}

import type { Seller } from '@cromia/domain/dealers/dealer';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { roundKilometres } from './round-kilometres';
import type { SellersSearch } from './sellers-search';
import { findWidenedPostalCode, type SellerWithDistance } from './sort-sellers';
import classes from './styles.module.css';

interface SellersCountProps {
  search: SellersSearch;
  /** Undefined while loading. */
  sellers: readonly Seller[] | undefined;
  visibleSellers: readonly SellerWithDistance[];
  /** The nearest dealer if it is far away, else null. */
  farSeller: SellerWithDistance | null;
  isNearMe: boolean;
}

/** Status text: the number of dealers, their order, and whether they are near. */
export function SellersCount({ search, sellers, visibleSellers, farSeller, isNearMe }: SellersCountProps) {
  const { t } = useTexts('dealers');
  const { quantity } = useFormats();
  const formatResult = () => {
    if (sellers === undefined) return t('common:states.loading');
    const { postalCode = '' } = search;
    if (farSeller !== null) {
      const nearest = {
        city: farSeller.city,
        distance: quantity(roundKilometres(farSeller.distance ?? 0), 'km'),
      };
      return isNearMe ? t('dealers:noneNearMe', nearest) : t('dealers:noneNear', { postalCode, ...nearest });
    }
    const widenedCode = findWidenedPostalCode(sellers, search.postalCode);
    if (widenedCode !== undefined) return t('dealers:widened', { postalCode, area: widenedCode });
    const count = t('dealers:count', { count: visibleSellers.length });
    if (visibleSellers.length < 2) return count;
    const isByDistance = visibleSellers[0]?.distance !== null;
    return `${count} · ${t(isByDistance ? 'dealers:nearestFirst' : 'dealers:byTown')}`;
  };
  return (
    <Text
      size="sm"
      role="status"
      className={classes.count}
      {...(farSeller === null ? { c: 'dimmed' } : { fw: 600 })}
    >
      {formatResult()}
    </Text>
  );
}

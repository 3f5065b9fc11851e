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
  shown: readonly SellerWithDistance[];
  /** The nearest dealer, if none is near. */
  far: SellerWithDistance | null;
  isNearMe: boolean;
}

/** The number of dealers found, their order, and whether they are near. */
export function SellersCount({ search, sellers, shown, far, isNearMe }: SellersCountProps) {
  const { t } = useTexts('dealers');
  const { quantity } = useFormats();
  const words = () => {
    if (sellers === undefined) return t('common:states.loading');
    const { postalCode = '' } = search;
    if (far !== null) {
      const nearest = { city: far.city, distance: quantity(roundKilometres(far.distance ?? 0), 'km') };
      return isNearMe ? t('dealers:noneNearMe', nearest) : t('dealers:noneNear', { postalCode, ...nearest });
    }
    const wider = findWidenedPostalCode(sellers, search.postalCode);
    if (wider !== undefined) return t('dealers:widened', { postalCode, area: wider });
    const count = t('dealers:count', { count: shown.length });
    if (shown.length < 2) return count;
    const isByDistance = shown[0]?.distance !== null;
    return `${count} · ${t(isByDistance ? 'dealers:nearestFirst' : 'dealers:byTown')}`;
  };
  return (
    <Text
      size="sm"
      role="status"
      className={classes.count}
      {...(far === null ? { c: 'dimmed' } : { fw: 600 })}
    >
      {words()}
    </Text>
  );
}

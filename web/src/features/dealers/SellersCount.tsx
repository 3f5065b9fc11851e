import type { Seller } from '@cromia/domain/dealers/dealer';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import classes from './dealers.module.css';
import { roundedKm } from './rounded-km';
import type { SellersSearch } from './sellers-search';
import { type ShownSeller, widenedTo } from './shown-sellers';

interface SellersCountProps {
  search: SellersSearch;
  /** Undefined while loading. */
  sellers: readonly Seller[] | undefined;
  shown: readonly ShownSeller[];
  /** The nearest dealer, if none is near. */
  far: ShownSeller | null;
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
      const nearest = { city: far.city, distance: quantity(roundedKm(far.distance ?? 0), 'km') };
      return isNearMe ? t('dealers:noneNearMe', nearest) : t('dealers:noneNear', { postalCode, ...nearest });
    }
    const wider = widenedTo(sellers, search.postalCode);
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

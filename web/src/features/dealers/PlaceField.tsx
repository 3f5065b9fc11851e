import { findTowns, isPostalCode } from '@cromia/domain/dealers/dealer';
import { LIMITS } from '@cromia/domain/limits';
import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import { sellersQuery } from './sellers-queries';
import type { SellerKinds } from './sellers-search';
import classes from './styles.module.css';

/** Number of suggested towns. */
const TOWNS = 8;

interface PlaceFieldProps {
  kinds: SellerKinds;
  value: string;
  onChange: (place: string) => void;
  /** Called with a picked town. */
  onPick: (town: string) => void;
}

/** A postal code, or a town with the dealers' towns as suggestions. */
export function PlaceField({ kinds, value, onChange, onPick }: PlaceFieldProps) {
  const { t } = useTexts('dealers');
  const isTown = value.trim() !== '' && !isPostalCode(value);
  const { data } = useQuery(sellersQuery(kinds, isTown ? {} : null));
  return (
    <Autocomplete
      label={t('dealers:filters.place')}
      className={classes.postalCode}
      autoComplete="postal-code"
      maxLength={LIMITS.shortText}
      value={value}
      onChange={onChange}
      onOptionSubmit={onPick}
      data={isTown ? findTowns(data?.sellers ?? [], value) : []}
      // The towns are filtered without accents.
      filter={({ options }) => options.slice(0, TOWNS)}
    />
  );
}

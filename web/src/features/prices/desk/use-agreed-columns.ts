import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { AGREED_FIELDS, type PriceColumn } from './price-form';

/** The columns of terms agreed with a customer. */
export function useAgreedColumns(): PriceColumn[] {
  const { t } = useTexts('prices-desk');
  return useMemo(
    () =>
      AGREED_FIELDS.map((id) => ({
        id,
        label: t(`prices-desk:fields.${id}`),
        kind: id === 'unitPrice' ? 'price' : 'percent',
      })),
    [t],
  );
}

import type { StatementSerial } from '@cromia/domain/statements/statement';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/table/columns';

/** Value and quantities of a year, and the value of the year before. */
export type Bought = Pick<StatementSerial, 'turnover' | 'turnoverLastYear' | 'kilograms' | 'litres'>;

/** Entries in a plot, and in a table before the button that shows all. */
export const PLOTTED = 10;
export const LISTED = 50;

/** The columns of values and quantities. */
export function useBoughtColumns<Row extends Bought>(year: number): DataColumn<Row>[] {
  const { t } = useTexts('statements');
  const { money, quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'quantity',
        header: t('statements:columns.quantity'),
        cell: ({ kilograms, litres }) =>
          [
            ...(kilograms > 0 ? [quantity(kilograms, 'kg')] : []),
            ...(litres > 0 ? [quantity(litres, 'l')] : []),
          ].join(' + ') || '–',
        sortBy: ({ kilograms, litres }) => kilograms + litres,
        align: 'right',
        card: 'brief',
      },
      {
        id: 'turnoverLastYear',
        header: String(year - 1),
        cell: ({ turnoverLastYear }) => money(turnoverLastYear),
        sortBy: ({ turnoverLastYear }) => turnoverLastYear,
        align: 'right',
      },
      {
        id: 'turnover',
        header: String(year),
        cell: ({ turnover }) => money(turnover),
        sortBy: ({ turnover }) => turnover,
        align: 'right',
        card: 'amount',
      },
    ],
    [t, money, quantity, year],
  );
}

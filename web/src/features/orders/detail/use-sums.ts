import { calculateOrderTotal, sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { SumRow } from '../../cart';

interface Summed {
  items: readonly { rowTotal: number | null }[];
  /** Number of all lines, of which `items` may be the first. */
  itemCount: number;
  /** EUR; null without a total. */
  total: number | null;
  /** Percent. */
  discount: number;
}

/** The total of a request or an order, preceded by sum and discount where there is a discount. */
export function useSums({ items, itemCount, total, discount }: Summed): SumRow[] {
  const { t } = useTexts('cart', 'orders');
  const { money, percent } = useFormats();
  const whole = { label: t('cart:sums.total'), value: money(total) };
  if (total === null || discount <= 0) return [whole];
  const rowTotals = items.flatMap(({ rowTotal }) => (rowTotal === null ? [] : [rowTotal]));
  const rows = sumRowTotals(rowTotals);
  // Not all lines may be loaded, and totals from the ERP may include more than the lines.
  if (rowTotals.length !== itemCount || calculateOrderTotal(rowTotals, discount) !== total) {
    return [{ label: t('orders:detail.unconditionalDiscount'), value: percent(discount) }, whole];
  }
  return [
    { label: t('cart:sums.rows'), value: money(rows) },
    {
      label: t('cart:sums.discount', { percent: percent(discount) }),
      value: money(sumRowTotals([total, -rows])),
    },
    whole,
  ];
}

/** The same without the total, where it is already shown above. */
export function useSumsBeforeTotal(summed: Summed): SumRow[] {
  const sums = useSums(summed);
  return sums.length > 1 ? sums : [];
}

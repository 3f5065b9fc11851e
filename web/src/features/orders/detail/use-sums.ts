import { calculateOrderTotal, sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { SumRow } from '../../cart';

interface SumInput {
  items: readonly { rowTotal: number | null }[];
  /** Number of all lines; `items` may contain only the first of them. */
  itemCount: number;
  /** EUR; null without a total. */
  total: number | null;
  /** Percent. */
  discount: number;
}

/** The total of a request or an order, preceded by sum and discount if there is a discount. */
export function useSums({ items, itemCount, total, discount }: SumInput): SumRow[] {
  const { t } = useTexts('cart', 'orders');
  const { money, percent } = useFormats();
  const totalRow = { label: t('cart:sums.total'), value: money(total) };
  if (total === null || discount <= 0) return [totalRow];
  const rowTotals = items.flatMap(({ rowTotal }) => (rowTotal === null ? [] : [rowTotal]));
  const rows = sumRowTotals(rowTotals);
  // Not all lines may be loaded, and totals from the ERP may include more than the lines.
  if (rowTotals.length !== itemCount || calculateOrderTotal(rowTotals, discount) !== total) {
    return [{ label: t('orders:detail.unconditionalDiscount'), value: percent(discount) }, totalRow];
  }
  return [
    { label: t('cart:sums.rows'), value: money(rows) },
    {
      label: t('cart:sums.discount', { percent: percent(discount) }),
      value: money(sumRowTotals([total, -rows])),
    },
    totalRow,
  ];
}

/** The sums of an expanded row; empty if there is only the total, which the row already displays. */
export function useSumsBeforeTotal(input: SumInput): SumRow[] {
  const sums = useSums(input);
  return sums.length > 1 ? sums : [];
}

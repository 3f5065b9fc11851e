import { orderTotal, rowsTotal } from '@cromia/domain/catalogue/pricing';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';

interface Summed {
  items: readonly { rowTotal: number | null }[];
  /** Lines of all, of which `items` may be the first. */
  itemCount: number;
  /** EUR; null as long as there is none to show. */
  total: number | null;
  /** Percent. */
  discount: number;
}

export interface Sum {
  label: string;
  value: string;
}

/** The total of a request or an order, and how it comes from its lines where a discount lies between them. */
export function useSums({ items, itemCount, total, discount }: Summed): Sum[] {
  const { t } = useTexts('cart', 'orders');
  const { money, percent } = useFormats();
  const whole = { label: t('cart:sums.total'), value: money(total) };
  if (total === null || discount <= 0) return [whole];
  const rowTotals = items.flatMap(({ rowTotal }) => (rowTotal === null ? [] : [rowTotal]));
  const rows = rowsTotal(rowTotals);
  // Of a long one not all lines are here, and what the ERP reckons may know of more than lines.
  if (rowTotals.length !== itemCount || orderTotal(rowTotals, discount) !== total) {
    return [{ label: t('orders:detail.unconditionalDiscount'), value: percent(discount) }, whole];
  }
  return [
    { label: t('cart:sums.rows'), value: money(rows) },
    {
      label: t('cart:sums.discount', { percent: percent(discount) }),
      value: money(rowsTotal([total, -rows])),
    },
    whole,
  ];
}

/** The same where the total alone stands above already. */
export function useSumsBeforeTotal(summed: Summed): Sum[] {
  const sums = useSums(summed);
  return sums.length > 1 ? sums : [];
}

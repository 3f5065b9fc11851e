import { orderTotal, rowsTotal } from '@cromia/domain/catalogue/pricing';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { Fact } from './DetailFrame';

interface Discounted {
  items: readonly { rowTotal: number | null }[];
  /** Lines of all, of which `items` may be the first. */
  itemCount: number;
  /** EUR; null as long as there is none to show. */
  total: number | null;
  /** Percent. */
  discount: number;
}

/** How the total of a request or an order comes from its lines, where a discount lies between them. */
export function useDiscountFacts({ items, itemCount, total, discount }: Discounted): Fact[] {
  const { t } = useTexts('cart', 'orders');
  const { money, percent } = useFormats();
  if (total === null || discount <= 0) return [];
  const rowTotals = items.flatMap(({ rowTotal }) => (rowTotal === null ? [] : [rowTotal]));
  const rows = rowsTotal(rowTotals);
  // Of a long one not all lines are here, and what the ERP reckons may know of more than lines.
  if (rowTotals.length !== itemCount || orderTotal(rowTotals, discount) !== total) {
    return [{ label: t('orders:detail.unconditionalDiscount'), value: percent(discount) }];
  }
  return [
    { label: t('cart:sums.rows'), value: money(rows) },
    {
      label: t('cart:sums.discount', { percent: percent(discount) }),
      value: money(rowsTotal([total, -rows])),
    },
  ];
}

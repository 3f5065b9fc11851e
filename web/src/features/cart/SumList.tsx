import { sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { CartSums } from './lines/cart-lines';
import classes from './styles.module.css';

export interface SumRow {
  label: string;
  value: string;
  /** At most one sum is highlighted; the last one if none is. */
  isHighlighted?: boolean;
}

/** Labels and values of the sums; the discount only for a customer who has one (section 9). */
export function useSumLabels(sums: CartSums): SumRow[] {
  const { t } = useTexts('cart');
  const { money, percent, weight } = useFormats();
  const discounted = [
    { label: t('cart:sums.rows'), value: money(sums.rows) },
    {
      label: t('cart:sums.discount', { percent: percent(sums.discount) }),
      value: money(sumRowTotals([sums.total, -sums.rows])),
    },
  ];
  return [
    { label: t('cart:sums.weight'), value: weight(sums.weight) },
    ...(sums.discount > 0 ? discounted : []),
    { label: t('cart:sums.total'), value: money(sums.total) },
  ];
}

interface SumListProps {
  sums: CartSums;
  /** Which lines the sums are of, where these are not all. */
  note?: string | undefined;
}

/** The sums of some lines, the total last and largest. */
export function SumList({ sums, note }: SumListProps) {
  const rows = useSumLabels(sums);
  return (
    <>
      <SumRows rows={rows} />
      {note !== undefined && (
        <Text size="sm" c="dimmed" ta="right">
          {note}
        </Text>
      )}
    </>
  );
}

/** Sums with label and value, the highlighted or last one largest. */
export function SumRows({ rows }: { rows: readonly SumRow[] }) {
  const highlighted = rows.find(({ isHighlighted }) => isHighlighted) ?? rows.at(-1);
  return (
    <dl className={classes.sums}>
      {rows.map((row) => (
        <div key={row.label} data-highlighted={row === highlighted || undefined}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

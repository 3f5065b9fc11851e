import type { CartItem } from '@cromia/domain/cart/cart';
import { rowWeight } from '@cromia/domain/catalogue/pricing';
import { productKey } from '@cromia/domain/catalogue/product-code';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { Money } from '../../ui/Money';
import { ProductName } from '../../ui/ProductName';
import { SumList, sumsOf, UnitPrice } from '../cart';
import classes from './checkout.module.css';

interface OrderSummaryProps {
  lines: readonly CartItem[];
  /** Percent. */
  overallDiscount: number;
}

/** What is ordered: each line with quantity, price, total and weight, and what they come to (section 2). */
export function OrderSummary({ lines, overallDiscount }: OrderSummaryProps) {
  const { t } = useTexts('cart', 'checkout');
  const { quantity, weight } = useFormats();
  return (
    <>
      <ul className={classes.lines} aria-label={t('checkout:summary.table')}>
        {lines.map((line) => (
          <li key={productKey(line.productCode)} className={classes.line}>
            <ProductName product={line} />
            <div className={classes.figures}>
              <Money amount={line.rowTotal} fw={600} size="md" />
              <Text span inherit>
                {t('cart:packages', { count: line.quantity })} × {quantity(line.unitQty, line.um)}
              </Text>
              <UnitPrice line={line} />
              <span className={classes.faint}>{weight(rowWeight(line.quantity, line.plo))}</span>
            </div>
          </li>
        ))}
      </ul>
      <SumList sums={sumsOf(lines, overallDiscount)} />
    </>
  );
}

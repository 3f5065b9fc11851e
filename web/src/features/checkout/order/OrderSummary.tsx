import { calculateLineTotal } from '@cromia/domain/cart/cart';
import { calculateRowWeight } from '@cromia/domain/catalogue/pricing';
import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import type { LocalizedText } from '@cromia/domain/languages';
import { Text } from '@mantine/core';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { Money } from '../../../ui/product/Money';
import { ProductName } from '../../../ui/product/ProductName';
import { calculateCartSums, SumList, SumRows, UnitPrice } from '../../cart';
import classes from '../checkout.module.css';

/** The fields of a summary's line, from the cart or from an offer. */
interface SummaryLine {
  productCode: ProductCode;
  description: LocalizedText;
  colorDescription: LocalizedText;
  hex: string | null;
  brand: string;
  um: string;
  unitQty: number;
  plo: number;
  quantity: number;
  finalUnitPrice: number | null;
  unitPrice?: number | null | undefined;
  priceListCode?: string | null | undefined;
  discountPct1?: number | null | undefined;
  discountPct2?: number | null | undefined;
}

interface SummaryLinesProps {
  lines: readonly SummaryLine[];
  /** Set for an offer request, whose prices are not known yet. */
  withoutPrices?: boolean;
}

function SummaryLines({ lines, withoutPrices = false }: SummaryLinesProps) {
  const { t } = useTexts('cart', 'checkout');
  const { quantity, weight } = useFormats();
  return (
    <ul className={classes.lines} aria-label={t('checkout:summary.table')}>
      {lines.map((line) => (
        <li key={toProductKey(line.productCode)} className={classes.line}>
          <ProductName product={line} />
          <div className={classes.figures}>
            {!withoutPrices && <Money amount={calculateLineTotal(line)} fw={600} size="md" />}
            <Text span inherit>
              {t('cart:packages', { count: line.quantity })} × {quantity(line.unitQty, line.um)}{' '}
              <span className={classes.faint}>({weight(calculateRowWeight(line.quantity, line.plo))})</span>
            </Text>
            {!withoutPrices && <UnitPrice line={line} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface OrderSummaryProps {
  lines: readonly SummaryLine[];
  /** Percent. */
  overallDiscount: number;
}

/** Summary of an order: each line with quantity, price, total and weight, and the sums (section 2). */
export function OrderSummary({ lines, overallDiscount }: OrderSummaryProps) {
  return (
    <>
      <SummaryLines lines={lines} />
      <SumList sums={calculateCartSums(lines, overallDiscount)} />
    </>
  );
}

/** Summary of an offer request: quantities and weights, and a dash for the total (section 2). */
export function OfferSummary({ lines }: { lines: readonly SummaryLine[] }) {
  const { t } = useTexts('cart');
  const { money, weight } = useFormats();
  return (
    <>
      <SummaryLines lines={lines} withoutPrices />
      <SumRows
        rows={[
          { label: t('cart:sums.weight'), value: weight(calculateCartSums(lines, 0).weight) },
          { label: t('cart:sums.total'), value: money(null) },
        ]}
      />
    </>
  );
}

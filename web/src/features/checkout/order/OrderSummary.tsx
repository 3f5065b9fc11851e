import { calculateLineTotal } from '@cromia/domain/cart/cart-items';
import { calculateRowWeight } from '@cromia/domain/catalogue/pricing';
import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { type LocalizedText, pickLocalizedText } from '@cromia/domain/languages';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { formatColorAndBrand } from '../../../ui/product/format-color-and-brand';
import { Money } from '../../../ui/product/Money';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import { calculateCartSums, UnitPrice, useSumLabels } from '../../cart';
import { HazardMark } from '../../hazards';
import classes from '../styles.module.css';

/** The fields of a summary's line, from the cart or from an offer. */
interface SummaryLine {
  productCode: ProductCode;
  description: LocalizedText;
  colorDescription: LocalizedText;
  hex: string | null;
  brand: string;
  um: string;
  qta: number;
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
  /** Set for an offer request, which has no prices yet. */
  withoutPrices?: boolean;
}

function SummaryLines({ lines, withoutPrices = false }: SummaryLinesProps) {
  const { t, language } = useTexts('cart', 'checkout');
  const { content, weight } = useFormats();
  return (
    <ul className={classes.lines} aria-label={t('checkout:summary.table')}>
      {lines.map((line) => (
        <li key={toProductKey(line.productCode)} className={classes.line}>
          <div className={classes.lineRow}>
            <span className={classes.product}>
              <ProductCodeChip code={line.productCode} hex={line.hex} />
              <HazardMark code={line.productCode} />
              <span className={classes.description}>{pickLocalizedText(line.description, language)}</span>
            </span>
            {!withoutPrices && <Money amount={calculateLineTotal(line)} fw={600} />}
          </div>
          <div className={classes.lineRow}>
            <span className={classes.secondary}>{formatColorAndBrand(line, language)}</span>
            <div className={classes.figures}>
              <span>
                {t('cart:packages', { count: line.quantity })} × {content(line)}{' '}
                <span className={classes.secondary}>
                  ({weight(calculateRowWeight(line.quantity, line.plo))})
                </span>
              </span>
              {!withoutPrices && <UnitPrice line={line} />}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface Sum {
  label: string;
  value: string;
}

function Sums({ sums, className }: { sums: readonly Sum[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {sums.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OrderSummaryProps {
  lines: readonly SummaryLine[];
  /** Percent. */
  overallDiscount: number;
}

/** Summary of an order: each line with quantity, price, total and weight, and the sums up to the total (section 2). */
export function OrderSummary({ lines, overallDiscount }: OrderSummaryProps) {
  const sums = useSumLabels(calculateCartSums(lines, overallDiscount));
  return (
    <>
      <SummaryLines lines={lines} />
      <Sums sums={sums.slice(0, -1)} className={classes.sums} />
    </>
  );
}

/** The total of an order. */
export function OrderSummaryTotal({ lines, overallDiscount }: OrderSummaryProps) {
  const sums = useSumLabels(calculateCartSums(lines, overallDiscount));
  return <Sums sums={sums.slice(-1)} className={classes.total} />;
}

/** Summary of an offer request: quantities and weights (section 2). */
export function OfferSummary({ lines }: { lines: readonly SummaryLine[] }) {
  const { t } = useTexts('cart');
  const { weight } = useFormats();
  const sum = { label: t('cart:sums.weight'), value: weight(calculateCartSums(lines, 0).weight) };
  return (
    <>
      <SummaryLines lines={lines} withoutPrices />
      <Sums sums={[sum]} className={classes.sums} />
    </>
  );
}

/** The total of an offer request: a dash, since it has no prices yet (section 2). */
export function OfferSummaryTotal() {
  const { t } = useTexts('cart');
  const { money } = useFormats();
  return <Sums sums={[{ label: t('cart:sums.total'), value: money(null) }]} className={classes.total} />;
}

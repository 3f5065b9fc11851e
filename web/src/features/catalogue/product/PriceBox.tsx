import { calculatePackagePrice } from '@cromia/domain/catalogue/pricing';
import type { ProductVariant } from '@cromia/domain/catalogue/product';
import { Text } from '@mantine/core';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { type PriceView, usePriceView } from './price-view';
import classes from './styles.module.css';

const REASONS = {
  login: 'catalogue:detail.pricesLogin',
  customers: 'catalogue:detail.pricesCustomers',
  pickCustomer: 'catalogue:detail.pricesPick',
} as const satisfies Partial<Record<PriceView, string>>;

/** The viewer's price per unit and per package, or why there is none. */
export function PriceBox({ product }: { product: ProductVariant }) {
  const { t } = useTexts('catalogue');
  const { money, unitPrice, quantity, unit } = useFormats();
  const view = usePriceView();
  if (view !== 'final' && view !== 'terms') {
    return (
      <Text size="sm" c="dimmed">
        {t(REASONS[view])}
      </Text>
    );
  }
  const price = product.pricesAndDiscounts?.finalUnitPrice;
  if (price === undefined) {
    return (
      <div>
        <Text fw={600}>{t('common:product.priceNotAssigned')}</Text>
        <Text size="sm" c="dimmed">
          {t('catalogue:detail.unpriced')}
        </Text>
      </div>
    );
  }
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t(view === 'terms' ? 'catalogue:detail.customerPrice' : 'catalogue:detail.price')}
      </Text>
      <p className={classes.price}>
        {unitPrice(price)}
        <span className={classes.perUnit}>/{unit(product.um)}</span>
      </p>
      <Text size="sm" c="dimmed">
        {t('catalogue:detail.perPackage', {
          price: money(calculatePackagePrice(price, product.unitQty)),
          content: quantity(product.qta, product.um),
        })}
        {product.qtyPkgMultiplier > 1 && (
          <span className={classes.soldBy}>
            <br />
            {t('catalogue:detail.soldBy', { multiplier: product.qtyPkgMultiplier })}
          </span>
        )}
      </Text>
    </div>
  );
}

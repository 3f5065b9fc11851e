import { isAllowed } from '@cromia/domain/accounts/access';
import { isOutOfStock, type ProductAvailabilityState } from '@cromia/domain/catalogue/product';
import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { lazy, Suspense } from 'react';
import { useUser } from '../../api/use-session';
import { useShopScope } from '../acting';
import classes from './styles.module.css';

const StockWatchButton = lazy(async () => {
  const { loadTexts } = await import('../../i18n/load-texts');
  await loadTexts('stock-watches');
  return import('./StockWatchButton');
});

/** The way to wait for a product that is out of stock; nothing for other products, and for users without a customer. */
export function StockWatch({ product }: { product: ProductAvailabilityState & { id: ProductCode } }) {
  const user = useUser();
  const scope = useShopScope();
  if (scope === null || !isAllowed(user, 'stock-watches.change') || !isOutOfStock(product)) return null;
  return (
    <div className={classes.watch}>
      <Suspense fallback={null}>
        <StockWatchButton key={toProductKey(product.id)} code={product.id} scope={scope} />
      </Suspense>
    </div>
  );
}

import type { CartItem } from '@cromia/domain/cart/cart-items';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { Button, Group } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { TableSkeleton } from '../../ui/feedback/Skeletons';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { CartNote } from './CartNote';
import { cartQuery, hardenersQuery } from './cart-queries';
import { CartContent } from './content/CartContent';
import { OpenProductContext } from './lines/LineProduct';
import { useCartColumns } from './lines/use-cart-columns';

interface CartPageProps {
  scope: ShopScope;
  /** Starts the order of the selected lines, those without a price included. */
  onOrder: (selected: readonly CartItem[], unconditionalDiscountPct: number) => void;
  /** Starts the offer request of the selected lines. */
  onOffer: (selected: CartItem[]) => void;
  /** Renders content above the lines for the total of the selected ones, such as what is left of the user's limits. */
  renderNotice?: ((total: number) => ReactNode) | undefined;
  /** Opens the detail of a product. */
  onOpen: (code: ProductCode) => void;
}

/** The cart page (section 2). */
export function CartPage({ scope, renderNotice, onOrder, onOffer, onOpen }: CartPageProps) {
  const { t } = useTexts('cart');
  const cart = useQuery(cartQuery(scope));
  const columns = useCartColumns();
  const hardeners = useQuery(hardenersQuery(scope, cart.data?.items ?? []));
  // The notice of missing hardeners is above the lines: arriving later, it would push them down.
  const areHardenersLoading = hardeners.isLoading && hardeners.failureCount === 0;
  const content = () => {
    if (areHardenersLoading || cart.isLoading) {
      return <TableSkeleton rows={5} headings={columns.map(({ header }) => header)} />;
    }
    if (cart.data === undefined) {
      return <ErrorState error={cart.error} onRetry={() => void cart.refetch()} retrying={cart.isFetching} />;
    }
    if (cart.data.items.length === 0) return <EmptyCart />;
    return (
      <OpenProductContext value={onOpen}>
        <CartContent
          key={scope.customerCode}
          cart={cart.data}
          customer={scope}
          onOrder={onOrder}
          onOffer={onOffer}
          renderNotice={renderNotice}
        />
      </OpenProductContext>
    );
  };
  const isFilled = cart.data !== undefined && cart.data.items.length > 0;
  return (
    <PageFrame title={t('cart:title')} lead={isFilled ? t('cart:lead') : undefined}>
      {cart.data !== undefined && <CartNote note={cart.data.note} />}
      {content()}
    </PageFrame>
  );
}

function EmptyCart() {
  const { t } = useTexts('cart');
  return (
    <EmptyState
      icon={IconShoppingCart}
      action={
        <Group gap="xs" justify="center">
          <Button component={NavItemLink} path="/products-search">
            {t('cart:empty.action')}
          </Button>
          <Button variant="default" component={NavItemLink} path="/profile-customer/quick-order">
            {t('shell:private.quickOrder')}
          </Button>
        </Group>
      }
    >
      {t('cart:empty.text')}
    </EmptyState>
  );
}

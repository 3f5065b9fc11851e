import { findBuyingRejection, findCartError, isOnRequestOnly } from '@cromia/domain/cart/buying';
import type { ProductDetail, ProductVariant } from '@cromia/domain/catalogue/product';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { Button, Text } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { useShopScope } from '../../acting';
import { AddToCart } from '../buying/AddToCart';
import { BuyActions } from '../buying/BuyActions';
import { OnRequestProduct } from './OnRequestProduct';
import { PriceBox } from './PriceBox';
import classes from './styles.module.css';

/** The displayed packaging as one of the variants. */
function toVariant(product: ProductDetail): ProductVariant {
  const { pkg } = product.id;
  return product.variants.find((variant) => variant.pkg === pkg) ?? { ...product, pkg, image: product.lat };
}

interface BuyBarProps {
  product: ProductDetail;
  /** Whether another colour or packaging is loading. */
  waiting: boolean;
  onBuy: () => void;
}

/**
 * The price with the ways to buy: the cart for users who have one, the other ways for all viewers. A product that cannot
 * be bought has neither: the notice above names its successor, or it is requested in a note.
 */
export function BuyBar({ product, waiting, onBuy }: BuyBarProps) {
  const { t } = useTexts('catalogue', 'hazards');
  const user = useUser();
  const actingFor = useShopScope()?.customerCode ?? null;
  if (product.hazard?.professionalOnly && user?.type === 'P')
    return (
      <Text size="sm" fw={600}>
        {t('hazards:professionalText')}
      </Text>
    );
  if (isOnRequestOnly(product)) {
    return (
      <div className={classes.buyBar}>
        <OnRequestProduct key={toProductKey(product.id)} product={product} />
      </div>
    );
  }
  if (findCartError(product) !== null) return null;
  const rejection = findBuyingRejection(user, product, { actingFor });
  // People of a customer who only read see the price.
  if (user?.role === 'CUSTOMER' && rejection === 'notAllowed') {
    return (
      <div className={classes.buyBar}>
        <PriceBox product={toVariant(product)} />
      </div>
    );
  }
  const canAdd = rejection === null;
  const buy = (
    <Button
      size="md"
      variant={canAdd ? 'default' : 'filled'}
      leftSection={!canAdd && <IconShoppingCart size={18} aria-hidden />}
      onClick={onBuy}
      {...busyButtonProps(waiting)}
    >
      {t('catalogue:detail.buy')}
    </Button>
  );
  return (
    <div className={classes.buyBar} data-way-to-buy>
      <PriceBox product={toVariant(product)} />
      {canAdd ? (
        <AddToCart
          key={toProductKey(product.id)}
          product={product}
          label={t('catalogue:detail.add')}
          waiting={waiting}
          compact
        >
          {buy}
        </AddToCart>
      ) : (
        <BuyActions>{buy}</BuyActions>
      )}
    </div>
  );
}

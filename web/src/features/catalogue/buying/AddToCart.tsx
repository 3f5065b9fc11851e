import { getMinimumQuantity } from '@cromia/domain/cart/quantity';
import { calculateRowTotal } from '@cromia/domain/catalogue/pricing';
import type { ProductDetail } from '@cromia/domain/catalogue/product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { Button } from '@mantine/core';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { QuantityStepper } from '../../../ui/product/QuantityStepper';
import { useShopScope } from '../../acting';
import { useAddToCart } from '../../cart';
import { SentenceWithCode } from '../product/SentenceWithCode';
import { BuyActions } from './BuyActions';
import { readQuantityDraft, saveQuantityDraft } from './quantity-drafts';
import classes from './styles.module.css';

interface AddToCartProps {
  product: ProductDetail;
  /** Button label. */
  label: string;
  onAdded?: () => void;
  /** Whether another product is loading. */
  waiting?: boolean;
  /** Set on a product's page, which displays content and multiplier and has a bar of actions. */
  compact?: boolean;
  /** Further buttons of that bar. */
  children?: ReactNode;
}

/** A quantity in multiples and a button that adds it to the cart, after confirmation if there is no price. */
export function AddToCart(props: AddToCartProps) {
  const { product, label, onAdded, waiting = false, compact = false, children } = props;
  const { t } = useTexts('catalogue', 'cart');
  const add = useAddToCart();
  const customerCode = useShopScope()?.customerCode ?? '';
  const [quantity, setQuantity] = useState<number | null>(
    () => readQuantityDraft(customerCode, product.id) ?? getMinimumQuantity(product.qtyPkgMultiplier),
  );
  const [isConfirming, setIsConfirming] = useState(false);
  const price = product.pricesAndDiscounts?.finalUnitPrice ?? null;
  const total =
    price === null || quantity === null ? null : calculateRowTotal(price, product.unitQty, quantity);
  const code = formatProductCode(product.id);
  const changeQuantity = (newQuantity: number | null) => {
    setQuantity(newQuantity);
    saveQuantityDraft(customerCode, product.id, newQuantity);
  };
  const send = () => {
    if (quantity === null) return;
    const onSuccess = () => {
      saveQuantityDraft(customerCode, product.id, null);
      onAdded?.();
    };
    add.mutate([{ productCode: product.id, quantity }], { onSuccess });
  };
  const handlePress = () => {
    // The quantity field displays the error.
    if (quantity === null) return;
    if (price === null) setIsConfirming(true);
    else send();
  };
  const button = (
    <Button
      size="md"
      leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
      {...busyButtonProps(add.isPending || waiting)}
      onClick={handlePress}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.addToCart} data-compact={compact || undefined}>
      <div className={classes.cartForm}>
        <QuantityStepper
          value={quantity}
          multiplier={product.qtyPkgMultiplier}
          onChange={changeQuantity}
          productCode={code}
          {...(!compact && { content: product })}
          {...(total !== null && { total })}
          compact={compact}
        />
        {compact ? (
          <BuyActions total={total}>
            {button}
            {children}
          </BuyActions>
        ) : (
          button
        )}
      </div>
      {add.error !== null && (
        <FeedbackAlert status="FailDismissable" onDismiss={add.reset}>
          <ProblemText error={add.error} />
        </FeedbackAlert>
      )}
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false);
          send();
        }}
        title={t('catalogue:buy.unpricedTitle')}
        confirmLabel={t('catalogue:buy.cartAction')}
      >
        <SentenceWithCode code={code}>{t('catalogue:buy.unpriced', { code })}</SentenceWithCode>
      </ConfirmDialog>
    </div>
  );
}

import type { CartItem } from '@cromia/domain/cart/cart-items';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { Button, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { useAddToCart, useRemoveFromCart } from '../use-cart-changes';

interface ReplaceLineProps {
  line: CartItem;
  successor: NonNullable<CartItem['successor']>;
}

/** Replaces a line whose product is no longer sold under its code by the product that is. */
export function ReplaceLine({ line: { id, productCode }, successor }: ReplaceLineProps) {
  const { t } = useTexts('cart');
  const add = useAddToCart();
  const remove = useRemoveFromCart();
  const isBusy = add.isPending || remove.isPending;
  const error = add.error ?? remove.error;
  // The old line is removed last, so that a failure loses nothing.
  const replace = () => add.mutate([successor], { onSuccess: () => remove.mutate([id]) });
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        mt={6}
        aria-label={t('cart:line.replaceBy', {
          code: formatProductCode(productCode),
          successor: formatProductCode(successor.productCode),
          quantity: successor.quantity,
        })}
        onClick={replace}
        {...busyButtonProps(isBusy)}
      >
        {t('cart:line.replace', {
          successor: formatProductCode(successor.productCode),
          quantity: successor.quantity,
        })}
      </Button>
      {error !== null && (
        <Text size="xs" c="danger" role="alert">
          <ProblemText error={error} />
        </Text>
      )}
    </>
  );
}

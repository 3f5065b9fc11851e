import type { CartChange, CartItem } from '@cromia/domain/cart/cart-items';
import { formatProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { Button, Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { useAddToCart } from './use-cart-changes';

interface AddSuccessorProps {
  successor: NonNullable<CartChange['successor']>;
  /** Called with the line of the cart. */
  onAdded?: (line: CartItem) => void;
}

/** Adds the product that replaces one whose code has changed to the cart. */
export function AddSuccessor({ successor, onAdded }: AddSuccessorProps) {
  const { t } = useTexts('cart');
  const add = useAddToCart();
  const key = toProductKey(successor.productCode);
  return (
    <>
      <Button
        ml="xs"
        size="compact-sm"
        variant="default"
        disabled={add.isSuccess}
        {...busyButtonProps(add.isPending)}
        onClick={() =>
          add.mutate([successor], {
            onSuccess: ({ items }) => {
              const line = items.find(({ productCode }) => toProductKey(productCode) === key);
              if (line !== undefined) onAdded?.(line);
            },
          })
        }
      >
        {t('cart:change.addSuccessor', {
          code: formatProductCode(successor.productCode),
          quantity: successor.quantity,
        })}
      </Button>
      {add.isError && (
        <Text size="sm" c="danger" role="alert">
          <ProblemText error={add.error} />
        </Text>
      )}
    </>
  );
}

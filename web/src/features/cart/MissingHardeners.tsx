import type { Cart } from '@cromia/domain/cart/cart-items';
import type { MissingHardener } from '@cromia/domain/cart/missing-hardeners';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { useShopScope } from '../acting';
import { missingHardenersQuery } from './cart-queries';
import type { AddedItem } from './lines/added-item';
import { useAddToCart } from './use-cart-changes';

/** The hardeners that products in the cart need and that are not in it, each with a button to add it. */
export function MissingHardeners({ cart }: { cart: Cart }) {
  const { t } = useTexts('cart');
  const { data = [] } = useQuery(missingHardenersQuery(useShopScope(), cart));
  const addToCart = useAddToCart();
  if (data.length === 0) return null;
  return (
    <FeedbackAlert status="WarningDismissable" title={t('cart:hardeners.title')}>
      <Stack gap="xs">
        {data.map((missing) => (
          <MissingHardenerRow
            key={`${missing.productClass}-${missing.serial}-${missing.unit}`}
            missing={missing}
            adding={addToCart.isPending}
            onAdd={(item) => addToCart.mutate([item])}
          />
        ))}
        {addToCart.error !== null && (
          <div role="alert">
            <ProblemText error={addToCart.error} />
          </div>
        )}
      </Stack>
    </FeedbackAlert>
  );
}

interface MissingHardenerRowProps {
  missing: MissingHardener;
  adding: boolean;
  onAdd: (item: AddedItem) => void;
}

function MissingHardenerRow({
  missing: { serial, unit, uses, add },
  adding,
  onAdd,
}: MissingHardenerRowProps) {
  const { t } = useTexts('cart');
  const { quantity } = useFormats();
  return (
    <Group justify="space-between" gap="xs">
      <div>
        {uses.map(({ productCode, content, hardener }) => (
          <div key={formatProductCode(productCode)}>
            {t('cart:hardeners.need', {
              product: formatProductCode(productCode),
              amount: quantity(Number(hardener.toFixed(2)), unit),
              hardener: serial,
              content: quantity(content, unit),
            })}
          </div>
        ))}
      </div>
      {add === null ? (
        <div>{t('cart:hardeners.none')}</div>
      ) : (
        <Button
          variant="default"
          size="compact-md"
          {...busyButtonProps(adding)}
          onClick={() => onAdd({ productCode: add.productCode, quantity: add.quantity })}
        >
          {t('cart:hardeners.add', { packs: add.quantity, content: quantity(add.content, unit) })}
        </Button>
      )}
    </Group>
  );
}

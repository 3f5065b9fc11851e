import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { Group, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';

interface UnpricedCartDialogProps {
  opened: boolean;
  /** The products without a price. */
  unpriced: readonly { productCode: ProductCode; hex: string | null }[];
  onCancel: () => void;
  onProceed: () => void;
}

/** Section 5: confirmation before products without a price are put into the cart. */
export function UnpricedCartDialog({ opened, unpriced, onCancel, onProceed }: UnpricedCartDialogProps) {
  const { t } = useTexts('cart');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onCancel}
      onConfirm={onProceed}
      title={t('cart:unpricedCart.title')}
      confirmLabel={t('cart:unpricedCart.proceed')}
    >
      <Text>{t('cart:unpricedCart.text')}</Text>
      <Group gap={6} mt="sm">
        {unpriced.map(({ productCode, hex }) => (
          <ProductCodeChip key={toProductKey(productCode)} code={productCode} hex={hex} />
        ))}
      </Group>
    </ConfirmDialog>
  );
}

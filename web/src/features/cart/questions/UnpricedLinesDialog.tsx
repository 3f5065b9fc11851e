import type { CartItem } from '@cromia/domain/cart/cart-items';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { Group, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';

interface UnpricedLinesDialogProps {
  opened: boolean;
  /** The selected lines without a price. */
  unpriced: readonly CartItem[];
  onCancel: () => void;
  onProceed: () => void;
}

/** Section 5: confirmation for lines without a price; proceeding orders the other lines and requests these in the note. */
export function UnpricedLinesDialog({ opened, unpriced, onCancel, onProceed }: UnpricedLinesDialogProps) {
  const { t } = useTexts('cart');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onCancel}
      onConfirm={onProceed}
      title={t('cart:unpriced.title')}
      confirmLabel={t('cart:unpriced.proceed')}
      cancelLabel={t('common:actions.back')}
    >
      <Text>{t('cart:unpriced.text')}</Text>
      <Group gap={6} mt="sm">
        {unpriced.map((item) => (
          <ProductCodeChip key={toProductKey(item.productCode)} code={item.productCode} hex={item.hex} />
        ))}
      </Group>
    </ConfirmDialog>
  );
}

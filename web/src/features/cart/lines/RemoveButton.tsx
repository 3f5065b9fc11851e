import type { CartItem } from '@cromia/domain/cart/cart-items';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';

/** Button that removes one line: an icon in the table, labelled on a card. */
export function RemoveButton({ line, onRemove }: { line: CartItem; onRemove: () => void }) {
  const { t } = useTexts('cart');
  const label = t('cart:line.delete', { product: formatProductCode(line.productCode) });
  return (
    <>
      <ActionIcon
        visibleFrom="sm"
        variant="subtle"
        color="gray"
        size={38}
        onClick={onRemove}
        aria-label={label}
        title={label}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <Button
        hiddenFrom="sm"
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={onRemove}
        aria-label={label}
      >
        {t('common:actions.remove')}
      </Button>
    </>
  );
}

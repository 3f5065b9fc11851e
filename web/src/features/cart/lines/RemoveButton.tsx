import type { CartItem } from '@cromia/domain/cart/cart-items';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { RowIconButton } from '../../../ui/list/RowIconButton';

/** Button that removes one line. */
export function RemoveButton({ line, onRemove }: { line: CartItem; onRemove: () => void }) {
  const { t } = useTexts('cart');
  const label = t('cart:line.delete', { product: formatProductCode(line.productCode) });
  return (
    <RowIconButton icon={IconTrash} label={label} onClick={onRemove}>
      {t('common:actions.remove')}
    </RowIconButton>
  );
}

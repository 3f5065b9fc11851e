import { canStartOrder } from '@cromia/domain/checkout/order';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { SelectionBar } from '../../../ui/list/SelectionBar';
import { AddToListButton } from '../../add-to-list';
import type { CartLines } from '../lines/use-cart-lines';
import type { RemoveLines } from '../lines/use-remove-lines';
import type { StartCheckout } from '../use-start-checkout';

interface CartSelectionBarProps {
  lines: CartLines;
  removal: RemoveLines;
  order: StartCheckout;
  orderButton: RefObject<HTMLButtonElement | null>;
}

/** The selected lines of a cart: their number, their total, and the buttons that order them. */
export function CartSelectionBar({ lines: cartLines, removal, order, orderButton }: CartSelectionBarProps) {
  const { t } = useTexts('cart');
  const { percent } = useFormats();
  const { lines, selected, select, selectedSums, listProducts } = cartLines;
  const { total, discount } = selectedSums;
  return (
    <SelectionBar
      count={selected.length}
      total={total}
      {...(discount > 0 && { note: t('cart:sums.included', { percent: percent(discount) }) })}
      onClear={() => select([])}
      hint={t('cart:blocked.NoItemsSelected')}
      blocked={canStartOrder(selected) ? undefined : t('cart:blocked.NoPricedItemSelected')}
    >
      {selected.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void removal.removeLines(selected)}
          {...busyButtonProps(removal.isRemoving)}
        >
          {t('cart:delete.selected')}
        </Button>
      )}
      {selected.length > 0 && <AddToListButton getProducts={listProducts} screens="phones" />}
      <Button
        variant="default"
        disabled={selected.length === 0}
        {...busyButtonProps(order.starting === 'offer')}
        onClick={() => void order.startOffer(selected, lines)}
      >
        {t('cart:requestOffer')}
      </Button>
      <Button
        ref={orderButton}
        disabled={!canStartOrder(selected)}
        {...busyButtonProps(order.starting === 'order')}
        onClick={() => void order.startOrder(selected)}
      >
        {t('cart:requestOrder')}
      </Button>
    </SelectionBar>
  );
}

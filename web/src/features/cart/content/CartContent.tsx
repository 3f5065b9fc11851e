import type { Cart, CartItem } from '@cromia/domain/cart/cart-items';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { type ReactNode, useCallback, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useIsPrinting } from '../../../ui/print/use-print';
import { DataTable } from '../../../ui/table/DataTable';
import { calculateCartSums } from '../lines/cart-lines';
import { QuantityEditingContext } from '../lines/LineQuantity';
import { RemoveButton } from '../lines/RemoveButton';
import { useCartColumns } from '../lines/use-cart-columns';
import { useCartLines } from '../lines/use-cart-lines';
import { useRemoveLines } from '../lines/use-remove-lines';
import { CartSheet } from '../print/CartSheet';
import type { PrintedCustomer } from '../print/printed-customer';
import { OfferUnpricedDialog } from '../questions/OfferUnpricedDialog';
import { UnpricedLinesDialog } from '../questions/UnpricedLinesDialog';
import { SumList } from '../SumList';
import classes from '../styles.module.css';
import { useStartCheckout } from '../use-start-checkout';
import { CartMessages } from './CartMessages';
import { CartSelectionBar } from './CartSelectionBar';
import { CartTools } from './CartTools';

interface CartContentProps {
  cart: Cart;
  customer: PrintedCustomer;
  onOrder: (selected: readonly CartItem[], unconditionalDiscountPct: number) => void;
  onOffer: (selected: CartItem[]) => void;
  /** Content above the lines for the total of the selected ones. */
  renderNotice?: ((total: number) => ReactNode) | undefined;
}

const getLineId = ({ id }: CartItem) => id;
const getLineLabel = ({ productCode }: CartItem) => formatProductCode(productCode);

/** The lines of a cart with their actions. */
export function CartContent({ cart, customer, onOrder, onOffer, renderNotice }: CartContentProps) {
  const { t } = useTexts('cart');
  const columns = useCartColumns();
  const lines = useCartLines(cart, customer.customerCode);
  const removal = useRemoveLines();
  const { removeLines } = removal;
  const printing = useIsPrinting();
  const orderButton = useRef<HTMLButtonElement>(null);
  const order = useStartCheckout(
    lines.editing.saveNow,
    (chosen) => onOrder(chosen, cart.overallDiscount),
    onOffer,
  );
  // A stable function, so that only changed rows re-render.
  const actions = useCallback(
    (line: CartItem) => <RemoveButton line={line} onRemove={() => void removeLines([line])} />,
    [removeLines],
  );
  return (
    <QuantityEditingContext value={lines.editing}>
      <button type="button" className={classes.skip} onClick={() => orderButton.current?.focus()}>
        {t('cart:skipToOrder')}
      </button>
      <CartMessages cart={cart} lines={lines} order={order}>
        {renderNotice?.(lines.selectedSums.total)}
      </CartMessages>
      <CartTools lines={lines} isDirty={cart.isDirty} />
      <DataTable
        label={t('cart:table')}
        columns={columns}
        rows={lines.lines}
        rowId={getLineId}
        rowLabel={getLineLabel}
        selection={{ ids: lines.selected.map(({ id }) => id), onChange: lines.select }}
        actions={actions}
      />
      <SumList sums={calculateCartSums(lines.counted, cart.overallDiscount)} note={lines.countedNote} />
      <CartSelectionBar lines={lines} removal={removal} order={order} orderButton={orderButton} />
      <UnpricedLinesDialog
        opened={order.isConfirming}
        unpriced={order.unpriced}
        onCancel={order.cancel}
        onProceed={order.proceed}
      />
      <OfferUnpricedDialog question={order.offerQuestion} onAnswer={order.answerOfferQuestion} />
      {printing && <CartSheet cart={cart} customer={customer} lines={lines.counted} />}
    </QuantityEditingContext>
  );
}

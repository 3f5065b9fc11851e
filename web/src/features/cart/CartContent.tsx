import type { Cart, CartItem } from '@cromia/domain/cart/cart-items';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { canStartOrder } from '@cromia/domain/checkout/order';
import { selectLoad } from '@cromia/domain/hazards/transport/calculate-transport';
import { Button, Stack } from '@mantine/core';
import { IconBolt, IconPrinter, IconRefresh, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { SelectionBar } from '../../ui/list/SelectionBar';
import { useIsPrinting } from '../../ui/print/use-print';
import { DataTable } from '../../ui/table/DataTable';
import { AddToListButton } from '../add-to-list';
import { LoadNotice, TrainingNotice } from '../hazards';
import { NavItemLink } from '../shell';
import { CartChangedWarning } from './CartChangedWarning';
import { MissingHardeners } from './hardeners/MissingHardeners';
import { applyQuantityEdit, calculateCartSums } from './lines/cart-lines';
import { QuantityEditingContext } from './lines/LineQuantity';
import { RemoveButton } from './lines/RemoveButton';
import { useCartColumns } from './lines/use-cart-columns';
import { useCartSelection } from './lines/use-cart-selection';
import { useQuantityEdits } from './lines/use-quantity-edits';
import { useRemoveLines } from './lines/use-remove-lines';
import { OrderBlockers } from './OrderBlockers';
import { CartSheet } from './print/CartSheet';
import type { PrintedCustomer } from './print/printed-customer';
import { OfferUnpricedDialog } from './questions/OfferUnpricedDialog';
import { UnpricedLinesDialog } from './questions/UnpricedLinesDialog';
import { SumList } from './SumList';
import classes from './styles.module.css';
import { useStartCheckout } from './use-start-checkout';

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
  const { percent } = useFormats();
  const columns = useCartColumns();
  const editing = useQuantityEdits(cart.items);
  const [updated, setUpdated] = useState(false);
  const { removeLines, isRemoving } = useRemoveLines();
  const lines = useMemo(
    () => cart.items.map((line) => applyQuantityEdit(line, editing.edits[line.id])),
    [cart.items, editing.edits],
  );
  const { selected, select } = useCartSelection(customer.customerCode, lines);
  const sums = calculateCartSums(selected, cart.overallDiscount);
  // Sums, transport and notices are of what would be ordered; without a selection, of the whole cart.
  const counted = selected.length > 0 ? selected : lines;
  const countedNote =
    counted.length < lines.length
      ? t('cart:sums.selected', { selected: String(counted.length), all: String(lines.length) })
      : undefined;
  const printing = useIsPrinting();
  const orderButton = useRef<HTMLButtonElement>(null);
  const order = useStartCheckout(editing.saveNow, (chosen) => onOrder(chosen, cart.overallDiscount), onOffer);
  const update = () => {
    setUpdated(false);
    void editing.updateAll().then(setUpdated);
  };

  // A stable function, so that only changed rows re-render.
  const actions = useCallback(
    (line: CartItem) => <RemoveButton line={line} onRemove={() => void removeLines([line])} />,
    [removeLines],
  );
  const listProducts = () => counted.map(({ productCode, quantity }) => ({ productCode, quantity }));
  const failure = Object.values(editing.edits).find(({ error }) => error !== null)?.error ?? null;

  return (
    <QuantityEditingContext value={editing}>
      <button type="button" className={classes.skip} onClick={() => orderButton.current?.focus()}>
        {t('cart:skipToOrder')}
      </button>
      <Stack gap="sm" className={classes.messages}>
        {renderNotice?.(sums.total)}
        <CartChangedWarning cart={cart} onUpdate={update} updating={editing.saving} />
        {updated && !cart.isDirty && (
          <FeedbackAlert status="SuccessDismissable" onDismiss={() => setUpdated(false)}>
            {t('cart:feedback.updated')}
          </FeedbackAlert>
        )}
        {failure !== null && (
          <FeedbackAlert status="Fail" title={t('cart:feedback.failed')}>
            {t(`errors:${failure}`)}
          </FeedbackAlert>
        )}
        <MissingHardeners lines={lines} selected={selected} />
        {counted.some(({ diisocyanates }) => diisocyanates) && <TrainingNotice />}
        <LoadNotice transport={selectLoad(cart.transport, counted)} lines={counted} note={countedNote} />
        <OrderBlockers blocked={order.blocked} onDismiss={order.dismissBlockers} />
      </Stack>
      <div className={classes.tools}>
        <span className={classes.saving} role="status">
          {editing.saving && t('cart:saving')}
        </span>
        <AddToListButton getProducts={listProducts} screens="others" />
        <Button
          variant="default"
          component={NavItemLink}
          path="/profile-customer/quick-order"
          leftSection={<IconBolt size={16} aria-hidden />}
        >
          {t('shell:private.quickOrder')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          visibleFrom="sm"
          onClick={() => window.print()}
        >
          {t('common:actions.print')}
        </Button>
        {/* The warning of a changed cart has this button itself. */}
        {!cart.isDirty && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={update}
            {...busyButtonProps(editing.saving)}
          >
            {t('cart:update')}
          </Button>
        )}
      </div>
      <DataTable
        label={t('cart:table')}
        columns={columns}
        rows={lines}
        rowId={getLineId}
        rowLabel={getLineLabel}
        selection={{ ids: selected.map(({ id }) => id), onChange: select }}
        actions={actions}
      />
      <SumList sums={calculateCartSums(counted, cart.overallDiscount)} note={countedNote} />
      <SelectionBar
        count={selected.length}
        total={sums.total}
        {...(sums.discount > 0 && { note: t('cart:sums.included', { percent: percent(sums.discount) }) })}
        onClear={() => select([])}
        hint={t('cart:blocked.NoItemsSelected')}
        blocked={canStartOrder(selected) ? undefined : t('cart:blocked.NoPricedItemSelected')}
      >
        {selected.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void removeLines(selected)}
            {...busyButtonProps(isRemoving)}
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
      <UnpricedLinesDialog
        opened={order.isConfirming}
        unpriced={order.unpriced}
        onCancel={order.cancel}
        onProceed={order.proceed}
      />
      <OfferUnpricedDialog question={order.offerQuestion} onAnswer={order.answerOfferQuestion} />
      {printing && <CartSheet cart={cart} customer={customer} lines={counted} />}
    </QuantityEditingContext>
  );
}

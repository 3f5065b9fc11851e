import type { Cart } from '@cromia/domain/cart/cart-items';
import { selectLoad } from '@cromia/domain/hazards/transport/calculate-transport';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { LoadNotice, TrainingNotice } from '../../hazards';
import { CartChangedWarning } from '../CartChangedWarning';
import { MissingHardeners } from '../hardeners/MissingHardeners';
import type { CartLines } from '../lines/use-cart-lines';
import { OrderBlockers } from '../OrderBlockers';
import classes from '../styles.module.css';
import type { StartCheckout } from '../use-start-checkout';

interface CartMessagesProps {
  cart: Cart;
  lines: CartLines;
  order: StartCheckout;
  /** Content above the messages of the cart. */
  children: ReactNode;
}

/** Everything that a buyer should know about a cart, above its lines. */
export function CartMessages({ cart, lines: cartLines, order, children }: CartMessagesProps) {
  const { t } = useTexts('cart');
  const { editing, lines, selected, counted, countedNote } = cartLines;
  const failure = Object.values(editing.edits).find(({ error }) => error !== null)?.error ?? null;
  return (
    <Stack gap="sm" className={classes.messages}>
      {children}
      <CartChangedWarning cart={cart} onUpdate={cartLines.update} updating={editing.saving} />
      {cartLines.isUpdated && (
        <FeedbackAlert status="SuccessDismissable" onDismiss={cartLines.dismissUpdated}>
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
  );
}

import type { Cart } from '@cromia/domain/cart/cart-items';
import { Button, Stack, Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ChangeList } from './ChangeList';

interface CartChangedWarningProps {
  cart: Cart;
  /** Acknowledges the changes. */
  onUpdate: () => void;
  updating: boolean;
}

/** Section 4, "Cart feedback": lists the changes since the owner last saw the cart (cartDirtyWarning). */
export function CartChangedWarning({ cart, onUpdate, updating }: CartChangedWarningProps) {
  const { t } = useTexts('cart');
  if (!cart.isDirty) return null;
  const { changes = [] } = cart;
  return (
    <FeedbackAlert status="WarningDismissable" title={t('cart:dirty.title')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t(changes.length > 0 ? 'cart:dirty.text' : 'cart:dirty.checkAll')}</Text>
        {changes.length > 0 && <ChangeList changes={changes} />}
        <Button variant="default" onClick={onUpdate} {...busyButtonProps(updating)}>
          {t('cart:update')}
        </Button>
      </Stack>
    </FeedbackAlert>
  );
}

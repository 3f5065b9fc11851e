import type { CartItem } from '@cromia/domain/cart/cart-items';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { ActionIcon, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useRemoveFromCart } from '../use-cart-changes';

interface RemoveLinesProps {
  opened: boolean;
  /** The lines to remove. */
  lines: readonly CartItem[];
  onClose: () => void;
}

/** Confirms and removes lines of the cart. */
export function RemoveLines({ opened, lines, onClose }: RemoveLinesProps) {
  const { t } = useTexts('cart');
  const remove = useRemoveFromCart();
  const [first, ...rest] = lines;
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (first === undefined) return;
    remove.mutate([first.id, ...rest.map(({ id }) => id)], {
      onSuccess: () => {
        notifications.show({
          color: 'success',
          message: t('cart:feedback.removed', { count: lines.length }),
          closeButtonProps: { 'aria-label': t('common:states.dismiss') },
        });
        close();
      },
    });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={confirm}
      title={t('cart:delete.title')}
      confirmLabel={t('common:actions.remove')}
      busy={remove.isPending}
      dangerous
    >
      {first !== undefined && rest.length === 0
        ? t('cart:delete.one', { product: formatProductCode(first.productCode) })
        : t('cart:delete.several', { count: lines.length })}
      {remove.isError && (
        <FeedbackAlert status="Fail" title={t('cart:feedback.failed')}>
          {t(`errors:${toApiProblem(remove.error).code}`)}
        </FeedbackAlert>
      )}
    </ConfirmDialog>
  );
}

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

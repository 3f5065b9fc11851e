import type { CartItem } from '@cromia/domain/cart/cart-items';
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback, useRef } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { useRemoveFromCart, useRestoreToCart } from '../use-cart-changes';

/** Removes lines of the cart at once; a message offers to undo it, also after the user has left the cart. */
export function useRemoveLines() {
  const { t } = useTexts('cart');
  const { mutateAsync: remove, isPending } = useRemoveFromCart();
  const { mutateAsync: restore } = useRestoreToCart();
  const isRemoving = useRef(false);
  // A stable function, so that only changed rows re-render.
  const removeLines = useCallback(
    async (lines: readonly CartItem[]) => {
      const [first, ...rest] = lines;
      if (first === undefined || isRemoving.current) return;
      const message = `removed-${first.id}`;
      const dismissProps = { closeButtonProps: { 'aria-label': t('common:states.dismiss') } };
      const showFailure = (error: unknown) =>
        notifications.show({
          color: 'danger',
          title: t('cart:feedback.failed'),
          message: t(`errors:${toApiProblem(error).code}`),
          ...dismissProps,
        });
      const undo = () => {
        notifications.hide(message);
        restore(lines).catch(showFailure);
      };
      isRemoving.current = true;
      try {
        await remove([first.id, ...rest.map(({ id }) => id)]);
        notifications.show({
          id: message,
          color: 'success',
          message: <RemovedMessage count={lines.length} onUndo={undo} />,
          ...dismissProps,
        });
      } catch (error) {
        showFailure(error);
      } finally {
        isRemoving.current = false;
      }
    },
    [t, remove, restore],
  );
  return { removeLines, isRemoving: isPending };
}

export type RemoveLines = ReturnType<typeof useRemoveLines>;

function RemovedMessage({ count, onUndo }: { count: number; onUndo: () => void }) {
  const { t } = useTexts('cart');
  return (
    <>
      {t('cart:feedback.removed', { count })}{' '}
      <Anchor component="button" type="button" inherit fw={550} onClick={onUndo}>
        {t('cart:feedback.undo')}
      </Anchor>
    </>
  );
}

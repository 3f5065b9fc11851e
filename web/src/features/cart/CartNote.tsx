import type { Cart } from '@cromia/domain/cart/cart-items';
import { Button, Stack } from '@mantine/core';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { useSetCartNote } from './use-cart-changes';

/** The note of the cart, which the next order or offer request carries. */
export function CartNote({ note }: Pick<Cart, 'note'>) {
  const { t } = useTexts('cart');
  const set = useSetCartNote();
  if (note === '') return null;
  return (
    <Stack mb="sm" gap="sm">
      <FeedbackAlert status="InfoSuccess" title={t('cart:note.title')}>
        <Stack gap="sm" align="flex-start">
          <div>{note}</div>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => set.mutate('')}
            {...busyButtonProps(set.isPending)}
          >
            {t('common:actions.remove')}
          </Button>
        </Stack>
      </FeedbackAlert>
      {set.error !== null && (
        <FeedbackAlert status="FailDismissable" onDismiss={set.reset}>
          {t(`errors:${toApiProblem(set.error).code}`)}
        </FeedbackAlert>
      )}
    </Stack>
  );
}

import type { Cart } from '@cromia/domain/cart/cart-items';
import { Button, Stack } from '@mantine/core';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { useSetCartNote } from './use-cart-changes';

/** The note of the cart, sent with the next order or offer request. */
export function CartNote({ note }: Pick<Cart, 'note'>) {
  const { t } = useTexts('cart');
  const setNote = useSetCartNote();
  if (note === '') return null;
  return (
    <Stack mb="sm" gap="sm">
      <FeedbackAlert status="InfoSuccess" title={t('cart:note.title')}>
        <Stack gap="sm" align="flex-start">
          <div>{note}</div>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => setNote.mutate('')}
            {...busyButtonProps(setNote.isPending)}
          >
            {t('common:actions.remove')}
          </Button>
        </Stack>
      </FeedbackAlert>
      {setNote.error !== null && (
        <FeedbackAlert status="FailDismissable" onDismiss={setNote.reset}>
          {t(`errors:${toApiProblem(setNote.error).code}`)}
        </FeedbackAlert>
      )}
    </Stack>
  );
}

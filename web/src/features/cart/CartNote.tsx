import type { Cart } from '@cromia/domain/cart/cart';
import { Button, Stack } from '@mantine/core';
import { asProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { whileBusy } from '../../ui/feedback/while-busy';
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
            {...whileBusy(set.isPending)}
          >
            {t('common:actions.remove')}
          </Button>
        </Stack>
      </FeedbackAlert>
      {set.error !== null && (
        <FeedbackAlert status="FailDismissable" onDismiss={set.reset}>
          {t(`errors:${asProblem(set.error).code}`)}
        </FeedbackAlert>
      )}
    </Stack>
  );
}

import { Anchor, Box, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { AddSuccessor, AddToCartNote, ChangeList } from '../../cart';
import { NavItemLink } from '../../shell';
import type { useRedoOrder } from './use-redo-order';

/** Why an order could not be repeated: the request failed, or none of its lines can be ordered. */
export function RedoFeedback({
  redo,
}: {
  redo: Pick<ReturnType<typeof useRedoOrder>, 'isError' | 'error' | 'data' | 'reset'>;
}) {
  const { t } = useTexts('cart', 'orders');
  if (redo.isError) {
    return (
      <Box mb="md">
        <FeedbackAlert status="FailDismissable" title={t('orders:redo.failed')} onDismiss={redo.reset}>
          <ProblemText error={redo.error} />
        </FeedbackAlert>
      </Box>
    );
  }
  if (redo.data === undefined || redo.data.lines.length > 0) return null;
  return (
    <Box mb="md">
      <FeedbackAlert status="WarningDismissable" title={t('orders:redo.nothing')} onDismiss={redo.reset}>
        <Stack gap="sm">
          <Text size="sm">{t('orders:redo.inCart')}</Text>
          <ChangeList
            changes={redo.data.unavailable}
            renderAction={({ productCode, quantity, successor }) =>
              successor !== undefined ? (
                <AddSuccessor successor={successor} />
              ) : (
                quantity !== undefined && (
                  <AddToCartNote product={{ id: productCode }} fixedQuantity={quantity} compact />
                )
              )
            }
          />
          <Anchor component={NavItemLink} path="/profile-customer/cart" size="sm">
            {t('cart:added.toCart')}
          </Anchor>
        </Stack>
      </FeedbackAlert>
    </Box>
  );
}

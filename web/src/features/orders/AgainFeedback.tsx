import { Anchor, Box } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { asProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/FeedbackAlert';
import { PlaceLink } from '../shell';

/** What became of requesting something once more. */
export function AgainFeedback({ again }: { again: UseMutationResult<unknown, Error, string> }) {
  const { t } = useTexts('orders');
  if (again.isSuccess) {
    return (
      <Box mb="md">
        <FeedbackAlert status="SuccessDismissable" onDismiss={again.reset}>
          {t('orders:again.sent')}
        </FeedbackAlert>
      </Box>
    );
  }
  if (!again.isError) return null;
  const { code } = asProblem(again.error);
  const changed = code === 'PriceChanged';
  return (
    <Box mb="md">
      <FeedbackAlert status="FailDismissable" title={t('orders:again.failed')} onDismiss={again.reset}>
        {t(changed ? 'orders:again.changed' : `errors:${code}`)}{' '}
        {changed && (
          <Anchor component={PlaceLink} path="/profile-customer/ordered-products" inherit>
            {t('shell:private.orderedProducts')}
          </Anchor>
        )}
      </FeedbackAlert>
    </Box>
  );
}

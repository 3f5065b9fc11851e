import { Anchor, Box } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';

/** Errors of lines that have changed; they can be ordered at today's terms. */
const CHANGED: ReadonlySet<string> = new Set([
  'PriceChanged',
  'ProductNotInStock',
  'ProductNotAvailable',
  'ProductOnRequestOnly',
  'IllegalItemQuantity',
]);

interface RequestAgainFeedbackProps {
  again: UseMutationResult<unknown, Error, string>;
  /** Puts the lines of a request that could not be sent again into the cart; absent where that is impossible. */
  onPutBack?: (id: string) => void;
}

/** The result of requesting something again. */
export function RequestAgainFeedback({ again, onPutBack }: RequestAgainFeedbackProps) {
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
  const { code } = toApiProblem(again.error);
  const id = again.variables;
  return (
    <Box mb="md">
      <FeedbackAlert status="FailDismissable" title={t('orders:again.failed')} onDismiss={again.reset}>
        {t(code === 'PriceChanged' ? 'orders:again.changed' : `errors:${code}`)}{' '}
        {onPutBack && CHANGED.has(code) && (
          <Anchor component="button" type="button" inherit onClick={() => onPutBack(id)}>
            {t('orders:again.putBack')}
          </Anchor>
        )}
      </FeedbackAlert>
    </Box>
  );
}

import { Anchor, Box } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';

/** Errors of lines that have changed but can be ordered at today's terms. */
const LINE_CHANGES: ReadonlySet<string> = new Set([
  'PriceChanged',
  'ProductNotInStock',
  'ProductNotAvailable',
  'ProductOnRequestOnly',
  'IllegalItemQuantity',
]);

interface RequestAgainFeedbackProps {
  requestAgain: UseMutationResult<unknown, Error, string>;
  /** Puts the lines of a request that could not be sent again into the cart; absent if that is not possible. */
  onPutBack?: (id: string) => void;
}

/** The result of sending an order or offer request again. */
export function RequestAgainFeedback({ requestAgain, onPutBack }: RequestAgainFeedbackProps) {
  const { t } = useTexts('orders');
  if (requestAgain.isSuccess) {
    return (
      <Box mb="md">
        <FeedbackAlert status="SuccessDismissable" onDismiss={requestAgain.reset}>
          {t('orders:again.sent')}
        </FeedbackAlert>
      </Box>
    );
  }
  if (!requestAgain.isError) return null;
  const { code } = toApiProblem(requestAgain.error);
  const id = requestAgain.variables;
  return (
    <Box mb="md">
      <FeedbackAlert status="FailDismissable" title={t('orders:again.failed')} onDismiss={requestAgain.reset}>
        {t(code === 'PriceChanged' ? 'orders:again.changed' : `errors:${code}`)}{' '}
        {onPutBack && LINE_CHANGES.has(code) && (
          <Anchor component="button" type="button" inherit onClick={() => onPutBack(id)}>
            {t('orders:again.putBack')}
          </Anchor>
        )}
      </FeedbackAlert>
    </Box>
  );
}

import { Button, Stack, Text } from '@mantine/core';
import type { ApiProblem } from '../../api/problem';
import { mayBeStored } from '../../api/send-once';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert, scrollToMessage } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { ChangeList, type DisplayedCartChange } from '../cart';

interface SubmitFeedbackProps {
  /** Why the request was rejected; null without an error. */
  problem: ApiProblem | null;
  /** Differences between the displayed lines and the current cart. */
  changes: readonly DisplayedCartChange[];
  /** Whether fields are invalid; a message then states that nothing was sent. */
  invalid: boolean;
  onRetry: () => void;
}

/** The result of a failed submission: the problem, what is retained, and the next step. */
export function SubmitFeedback({ problem, changes, invalid, onRetry }: SubmitFeedbackProps) {
  const { t } = useTexts('cart', 'checkout');
  if (changes.length > 0) {
    return (
      <div ref={scrollToMessage}>
        <FeedbackAlert status="Fail" title={t('checkout:changed.title')}>
          <Stack gap="sm">
            <Text size="sm">{t('checkout:changed.text')}</Text>
            <ChangeList changes={changes} />
          </Stack>
        </FeedbackAlert>
      </div>
    );
  }
  if (invalid) return <FeedbackAlert status="Fail">{t('checkout:errors.invalidForm')}</FeedbackAlert>;
  if (problem === null) return null;
  const mayHaveArrived = mayBeStored(problem);
  return (
    <div ref={scrollToMessage}>
      <FeedbackAlert
        status="Fail"
        title={t(mayHaveArrived ? 'common:states.unconfirmed' : 'checkout:failed.title')}
      >
        <Stack gap="sm" align="flex-start">
          <Text size="sm">
            <ProblemText error={problem} />{' '}
            {t(mayHaveArrived ? 'checkout:failed.once' : 'checkout:failed.kept')}
          </Text>
          <Button variant="default" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        </Stack>
      </FeedbackAlert>
    </div>
  );
}

import { Button, Stack, Text } from '@mantine/core';
import type { ApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ChangeList, type DisplayedCartChange } from '../cart';

interface SubmitFeedbackProps {
  /** Why the request was refused; null without an error. */
  problem: ApiProblem | null;
  /** Differences found in the fresh cart. */
  changes: readonly DisplayedCartChange[];
  /** Whether fields are invalid; then a message says that nothing was sent. */
  invalid: boolean;
  onRetry: () => void;
}

function showInView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** The result of an attempt to send: the problem, what was kept, and what to do. */
export function SubmitFeedback({ problem, changes, invalid, onRetry }: SubmitFeedbackProps) {
  const { t } = useTexts('cart', 'checkout');
  if (changes.length > 0) {
    return (
      <div ref={showInView}>
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
  // The request may have arrived although its answer was lost.
  const lost = problem.code === 'NetworkFailure';
  return (
    <div ref={showInView}>
      <FeedbackAlert status="Fail" title={t('checkout:failed.title')}>
        <Stack gap="sm" align="flex-start">
          <Text size="sm">
            {t(`errors:${problem.code}`)} {t(lost ? 'checkout:failed.once' : 'checkout:failed.kept')}
          </Text>
          <Button variant="default" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        </Stack>
      </FeedbackAlert>
    </div>
  );
}

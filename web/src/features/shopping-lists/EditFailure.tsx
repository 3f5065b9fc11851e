import { Box, Button } from '@mantine/core';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { isStale, StaleNotice } from '../../ui/feedback/StaleNotice';
import type { useItemEdits } from './use-item-edits';

interface EditFailureProps {
  edits: ReturnType<typeof useItemEdits>;
  onReload: () => Promise<void>;
}

/** Why changed quantities and notes could not be saved; they stay in their fields. */
export function EditFailure({ edits, onReload }: EditFailureProps) {
  const { t } = useTexts('shopping-lists');
  if (edits.error === null) return null;
  const problem = toApiProblem(edits.error);
  return (
    <Box mb="md">
      <FeedbackAlert status="Fail" title={t('shopping-lists:notSaved')}>
        {isStale(problem) ? (
          <StaleNotice problem={problem} onReload={() => void onReload().then(edits.discard)} />
        ) : (
          <>
            <ProblemText error={problem} />{' '}
            <Button variant="default" size="xs" onClick={edits.retry}>
              {t('common:actions.retry')}
            </Button>
          </>
        )}
      </FeedbackAlert>
    </Box>
  );
}

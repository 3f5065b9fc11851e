import { Button } from '@mantine/core';
import { useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../../ui/feedback/ProblemText';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { useResetSecondFactor } from './user-queries';

/** Removes the second factor of a user who has lost the device. */
export function ResetSecondFactor({ id, name }: { id: string; name: string }) {
  const { t } = useTexts('users');
  const notify = useNotify();
  const reset = useResetSecondFactor(id);
  const resetOnce = useSubmitOnce(reset);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div>
      {reset.isError && !reset.isPending && (
        <FeedbackAlert status="Fail">
          <ProblemText error={toApiProblem(reset.error)} />
        </FeedbackAlert>
      )}
      <Button variant="default" onClick={() => setConfirming(true)}>
        {t('users:secondFactors.reset')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() =>
          resetOnce(undefined, {
            onSuccess: () => notify(t('users:secondFactors.resetDone', { name })),
            onSettled: () => setConfirming(false),
          })
        }
        title={t('users:secondFactors.resetTitle', { name })}
        confirmLabel={t('users:secondFactors.reset')}
        dangerous
        busy={reset.isPending}
      >
        {t('users:secondFactors.resetText')}
      </ConfirmDialog>
    </div>
  );
}

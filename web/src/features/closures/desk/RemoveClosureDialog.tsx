import type { Closure } from '@cromia/domain/closures/closures';
import { Text } from '@mantine/core';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { useRemoveClosure } from './closure-queries';
import { useClosureTexts } from './use-closure-texts';

/** Asks before a closure is removed. */
export function RemoveClosureDialog({ closure, onClose }: { closure: Closure; onClose: () => void }) {
  const { t } = useTexts('closures-desk');
  const { describe } = useClosureTexts();
  const notify = useNotify();
  const remove = useRemoveClosure();
  const submitOnce = useSubmitOnce(remove);
  const confirm = () =>
    submitOnce(closure.id, {
      onSuccess: () => {
        notify(t('closures-desk:removed'));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t('closures-desk:removeTitle')}
      confirmLabel={t('closures-desk:remove')}
      busy={remove.isPending}
      dangerous
    >
      <Text fw={600}>{describe(closure)}</Text>
      <Text>{t('closures-desk:removeText')}</Text>
      {remove.isError && !remove.isPending && (
        <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(remove.error).code}`)}</FeedbackAlert>
      )}
    </ConfirmDialog>
  );
}

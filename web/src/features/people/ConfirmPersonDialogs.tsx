import type { Person } from '@cromia/domain/people/person';
import { Text } from '@mantine/core';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../ui/form/use-submit-once';
import { useHandOver, useRemovePerson } from './people-queries';

interface PersonDialogProps {
  person: Person;
  onClose: () => void;
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTexts('people');
  const { code } = toApiProblem(error);
  return (
    <FeedbackAlert status="Fail">
      {code === 'Conflict' ? t('people:change.stale') : t(`errors:${code}`)}
    </FeedbackAlert>
  );
}

/** Asks before a person is removed from the customer. */
export function RemovePersonDialog({ person, onClose }: PersonDialogProps) {
  const { t } = useTexts('people');
  const notify = useNotify();
  const remove = useRemovePerson();
  const submitOnce = useSubmitOnce(remove);
  const confirm = () =>
    submitOnce(person.username, {
      onSuccess: () => {
        notify(t('people:remove.done', { name: person.name }));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t('people:remove.title', { name: person.name })}
      confirmLabel={t('people:remove.confirm')}
      busy={remove.isPending}
      dangerous
    >
      <Text>{t('people:remove.text')}</Text>
      {remove.isError && !remove.isPending && <Failure error={remove.error} />}
    </ConfirmDialog>
  );
}

interface HandOverDialogProps extends PersonDialogProps {
  owner: Person;
  /** Called when the user is no longer an owner. */
  onHandedOver: () => void;
}

/** Asks before the ownership is handed over to a person. */
export function HandOverDialog({ person, owner, onClose, onHandedOver }: HandOverDialogProps) {
  const { t } = useTexts('people');
  const notify = useNotify();
  const handOver = useHandOver(owner);
  const submitOnce = useSubmitOnce(handOver);
  const confirm = () =>
    submitOnce(person, {
      onSuccess: () => {
        notify(t('people:handOver.done', { name: person.name }));
        onClose();
        onHandedOver();
      },
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t('people:handOver.title', { name: person.name })}
      confirmLabel={t('people:handOver.confirm')}
      busy={handOver.isPending}
    >
      <Text>{t('people:handOver.text')}</Text>
      {handOver.isError && !handOver.isPending && <Failure error={handOver.error} />}
    </ConfirmDialog>
  );
}

import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Text } from '@mantine/core';
import { toApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { useUnassignCustomers } from './portfolio-queries';

interface UnassignDialogProps {
  username: string;
  customerCodes: string[];
  onClose: () => void;
  onDone: () => void;
}

/** Dialog that confirms the removal of customers from a manager; it takes effect with the manager's next request. */
export function UnassignDialog({ username, customerCodes, onClose, onDone }: UnassignDialogProps) {
  const { t } = useTexts('customers-desk');
  const notify = useNotify();
  const unassign = useUnassignCustomers(username);
  const sendOnce = useSubmitOnce(unassign);
  const finishRemoval = (removed: number) => {
    notify(t('customers-desk:portfolios.unassign.done', { count: removed }));
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => sendOnce(customerCodes, { onSuccess: ({ removed }) => finishRemoval(removed) })}
      title={t('customers-desk:portfolios.unassign.title')}
      confirmLabel={t('customers-desk:portfolios.unassign.open')}
      busy={unassign.isPending}
      dangerous
    >
      <Text>
        {t('customers-desk:portfolios.unassign.text', {
          count: customerCodes.length,
          manager: formatEmail(username),
        })}
      </Text>
      {unassign.isError && !unassign.isPending && (
        <Text size="sm" c="danger" role="alert">
          {t(`errors:${toApiProblem(unassign.error).code}`)}
        </Text>
      )}
    </ConfirmDialog>
  );
}

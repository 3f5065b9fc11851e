import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import type { ManagedRequestRow } from '../activation-queries';

interface DeleteManagedRequestProps {
  prefix: RolePrefix;
  request: ManagedRequestRow;
  name: string;
  onClose: () => void;
}

/** Dialog that confirms the deletion of a draft, or of an ended request from the list (section 4). */
export function DeleteManagedRequestDialog({ prefix, request, name, onClose }: DeleteManagedRequestProps) {
  const { t } = useTexts('activation');
  const notify = useNotify();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) =>
      unwrapResponse(
        api.DELETE(
          '/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/drafts/{id}',
          { params: { path: { prefix, id } } },
        ),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['managed-requests'] }),
  });
  const sendOnce = useSubmitOnce(remove);
  const finishDeletion = () => {
    notify(t('activation:managed.deleted'));
    onClose();
  };
  const problem = remove.isError && !remove.isPending ? toApiProblem(remove.error) : null;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => sendOnce(request.id, { onSuccess: finishDeletion })}
      title={t('activation:managed.deleteTitle')}
      confirmLabel={t('common:actions.delete')}
      dangerous
      busy={remove.isPending}
    >
      <Text>{t('activation:managed.deleteDraft', { company: name })}</Text>
      {problem !== null && (
        <Text size="sm" c="danger" role="alert">
          {t(problem.code === 'NetworkFailure' ? 'errors:NetworkFailure' : 'errors:deleteFail')}
        </Text>
      )}
    </ConfirmDialog>
  );
}

import { isInvitationDeletable } from '@cromia/domain/activation/invitation';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import type { Invitation } from '../activation-queries';

interface DeleteInvitationButtonProps {
  invitation: Invitation;
  onDelete: () => void;
}

/** Button to revoke an invitation that is not accepted yet (section 4). */
export function DeleteInvitationButton({ invitation, onDelete }: DeleteInvitationButtonProps) {
  const { t } = useTexts('activation');
  if (!isInvitationDeletable(invitation.status)) return null;
  return (
    <Button
      variant="subtle"
      color="danger"
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={onDelete}
      aria-label={t('activation:invitations.deleteOf', { email: formatEmail(invitation.inviteeEmail) })}
    >
      {t('common:actions.delete')}
    </Button>
  );
}

/** Dialog that confirms the revocation of an invitation. */
export function DeleteInvitationDialog({
  invitation,
  onClose,
}: {
  invitation: Invitation;
  onClose: () => void;
}) {
  const { t } = useTexts('activation');
  const notify = useNotify();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ inviteeEmail }: Invitation) =>
      unwrapResponse(
        api.DELETE('/api/v1/public/customer/customer-invitations/pendings', {
          params: { query: { inviteeEmail } },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
  const sendOnce = useSubmitOnce(remove);
  const finishDeletion = () => {
    notify(t('activation:invitations.deleteSuccess'));
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => sendOnce(invitation, { onSuccess: finishDeletion })}
      title={t('activation:invitations.deleteTitle')}
      confirmLabel={t('common:actions.delete')}
      dangerous
      busy={remove.isPending}
    >
      <Text>{t('activation:invitations.deleteText', { email: formatEmail(invitation.inviteeEmail) })}</Text>
      {remove.isError && !remove.isPending && (
        <Text size="sm" c="danger" role="alert">
          {t(`errors:${toApiProblem(remove.error).code}`)}
        </Text>
      )}
    </ConfirmDialog>
  );
}

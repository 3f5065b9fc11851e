import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, unwrapResponse } from '../../../api/client';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { ownRequestQuery } from '../activation-queries';
import { clearRequestDraft } from '../wizard/request-draft';

/** Deletes the user's own request, which resets it to NONE (section 4). */
function useDeleteRequest(username: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapResponse(api.DELETE('/api/v1/public/user-company/delete-request')),
    onSuccess: () => {
      clearRequestDraft();
      queryClient.setQueryData(ownRequestQuery(username).queryKey, null);
    },
    // The request may have changed in the meantime, so refetch it.
    onError: () => queryClient.invalidateQueries({ queryKey: ownRequestQuery(username).queryKey }),
  });
}

function DeletionError({ error }: { error: unknown }) {
  const { t } = useTexts();
  const { code } = toApiProblem(error);
  return (
    <Text size="sm" c="danger" role="alert">
      {t(code === 'NetworkFailure' ? 'errors:NetworkFailure' : 'errors:deleteFail')}
    </Text>
  );
}

interface StartOverButtonProps {
  username: string;
  onDeleted: () => void;
}

/** Button that deletes the draft and starts a new request, since a user has a single request at a time (section 4). */
export function StartOverButton({ username, onDeleted }: StartOverButtonProps) {
  const { t } = useTexts('activation');
  const [isConfirming, setConfirming] = useState(false);
  const remove = useDeleteRequest(username);
  const sendOnce = useSubmitOnce(remove);
  return (
    <>
      <Button variant="default" onClick={() => setConfirming(true)}>
        {t('activation:request.startAnew')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => sendOnce(undefined, { onSuccess: onDeleted })}
        title={t('activation:startAnew.title')}
        confirmLabel={t('activation:startAnew.confirm')}
        busy={remove.isPending}
        dangerous
      >
        <Text>{t('activation:startAnew.text')}</Text>
        {remove.isError && !remove.isPending && <DeletionError error={remove.error} />}
      </ConfirmDialog>
    </>
  );
}

/** Button that acknowledges a rejected or expired request, which deletes it and allows a new one (section 4). */
export function AcknowledgeButton({ username }: { username: string }) {
  const { t } = useTexts('activation');
  const remove = useDeleteRequest(username);
  const sendOnce = useSubmitOnce(remove);
  const notify = useNotify();
  return (
    <>
      {remove.isError && !remove.isPending && <DeletionError error={remove.error} />}
      <Button
        {...busyButtonProps(remove.isPending)}
        onClick={() => sendOnce(undefined, { onSuccess: () => notify(t('activation:request.acknowledged')) })}
      >
        {t('activation:request.acknowledge')}
      </Button>
    </>
  );
}

/** Button that withdraws a pending association after a confirmation, so that another one can be sent. */
export function WithdrawButton({ username }: { username: string }) {
  const { t } = useTexts('activation');
  const [isConfirming, setConfirming] = useState(false);
  const remove = useDeleteRequest(username);
  const sendOnce = useSubmitOnce(remove);
  const notify = useNotify();
  return (
    <>
      <Button variant="default" onClick={() => setConfirming(true)}>
        {t('activation:withdraw.action')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => sendOnce(undefined, { onSuccess: () => notify(t('activation:withdraw.done')) })}
        title={t('activation:withdraw.title')}
        confirmLabel={t('activation:withdraw.action')}
        busy={remove.isPending}
        dangerous
      >
        <Text>{t('activation:withdraw.text')}</Text>
        {remove.isError && !remove.isPending && <DeletionError error={remove.error} />}
      </ConfirmDialog>
    </>
  );
}

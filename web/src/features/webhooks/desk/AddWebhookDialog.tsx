import { EVENT_TYPES } from '@cromia/domain/integration/event';
import { Button, Code, CopyButton, Modal, Stack, Text } from '@mantine/core';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { WebhookFormDialog } from './WebhookFormDialog';
import { useCreateWebhook } from './webhook-queries';

/** Adds a webhook, whose secret is shown only once. */
export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('webhooks');
  const add = useCreateWebhook();
  const sendOnce = useSubmitOnce(add);
  if (add.data === undefined)
    return (
      <WebhookFormDialog
        title={t('webhooks:add')}
        initial={{ url: '', types: [...EVENT_TYPES], isActive: true }}
        isBusy={add.isPending}
        conflictText={() => t('webhooks:tooMany')}
        problem={add.isError && !add.isPending ? toApiProblem(add.error) : null}
        onSave={(form, onRejected) => sendOnce(form, { onError: (error) => onRejected(toApiProblem(error)) })}
        onClose={onClose}
      />
    );
  return (
    <Modal
      closeOnClickOutside={false}
      closeOnEscape={false}
      opened
      onClose={onClose}
      title={t('webhooks:add')}
      size="lg"
      // Closed only by a button, since a secret that was not copied is lost.
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="md">
        <Text size="sm">{t('webhooks:once')}</Text>
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
          {add.data.secret}
        </Code>
        <DialogActions>
          <CopyButton value={add.data.secret}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t('webhooks:copied') : t('webhooks:copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('common:actions.close')}</Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}

import type { Webhook } from '@cromia/domain/webhooks/webhook';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { StaleNotice } from '../../../ui/feedback/StaleNotice';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { WebhookFormDialog } from './WebhookFormDialog';
import { useChangeWebhook } from './webhook-queries';

/** Changes a webhook, or switches it on or off. */
export function ChangeWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTexts('webhooks');
  const notify = useNotify();
  const change = useChangeWebhook(webhook.id);
  const sendOnce = useSubmitOnce(change);
  // The form is based on this version, whatever is fetched meanwhile.
  const [{ url, types, isActive, version }] = useState(webhook);
  return (
    <WebhookFormDialog
      title={t('webhooks:change')}
      initial={{ url, types, isActive }}
      isBusy={change.isPending}
      conflictText={(problem) => <StaleNotice problem={problem} />}
      problem={change.isError && !change.isPending ? toApiProblem(change.error) : null}
      onSave={(form, onRejected) =>
        sendOnce(
          { ...form, version },
          {
            onSuccess: () => {
              notify(t('webhooks:saved'));
              onClose();
            },
            onError: (error) => onRejected(toApiProblem(error)),
          },
        )
      }
      onClose={onClose}
    />
  );
}

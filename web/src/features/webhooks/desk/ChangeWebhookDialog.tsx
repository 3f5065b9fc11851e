import type { Webhook } from '@cromia/domain/webhooks/webhook';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
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
  const { url, types, isActive } = webhook;
  return (
    <WebhookFormDialog
      title={t('webhooks:change')}
      initial={{ url, types, isActive }}
      isBusy={change.isPending}
      problem={change.isError && !change.isPending ? toApiProblem(change.error) : null}
      onSave={(form, onRejected) =>
        sendOnce(form, {
          onSuccess: () => {
            notify(t('webhooks:saved'));
            onClose();
          },
          onError: (error) => onRejected(toApiProblem(error)),
        })
      }
      onClose={onClose}
    />
  );
}

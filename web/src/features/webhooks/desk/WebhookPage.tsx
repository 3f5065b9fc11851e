import { LIMITS } from '@cromia/domain/limits';
import type { Webhook } from '@cromia/domain/webhooks/webhook';
import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { PageFrame } from '../../../ui/PageFrame';
import { BackLink, DeskFrame, deskLayout, FactList } from '../../desk';
import { ChangeWebhookDialog } from './ChangeWebhookDialog';
import { DeliveryList } from './DeliveryList';
import { SendAgainDialog } from './SendAgainDialog';
import { WebhookState } from './WebhookState';
import { useDeleteWebhook, useSendTestDelivery, webhookQuery } from './webhook-queries';

/** One webhook with its deliveries. */
export function WebhookPage({ id }: { id: string }) {
  const { t } = useTexts('webhooks');
  const webhook = useQuery(webhookQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/webhooks" />}>{t('webhooks:back')}</BackLink>
  );
  return (
    <DeskFrame query={webhook} title={t('webhooks:one')} back={back} notFound={t('webhooks:notFound')}>
      {(data) => <WebhookWithDeliveries webhook={data} back={back} />}
    </DeskFrame>
  );
}

type Dialog = 'change' | 'again' | 'remove';

function WebhookWithDeliveries({ webhook, back }: { webhook: Webhook; back: ReactNode }) {
  const { t } = useTexts('webhooks');
  const { quantity } = useFormats();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  return (
    <PageFrame
      above={back}
      title={webhook.url}
      status={<WebhookState webhook={webhook} />}
      actions={<WebhookActions webhook={webhook} onOpen={setDialog} />}
    >
      {webhook.switchedOffOn !== null && (
        <FeedbackAlert status="Fail">
          {t('webhooks:switchedOff', { days: quantity(LIMITS.webhookFailingDays) })}
        </FeedbackAlert>
      )}
      <div className={deskLayout.detail}>
        <WebhookFacts webhook={webhook} />
        <section>
          <Title order={2} size="h4" mb="sm">
            {t('webhooks:deliveries.title')}
          </Title>
          <DeliveryList webhook={webhook} />
        </section>
      </div>
      {dialog === 'change' && <ChangeWebhookDialog webhook={webhook} onClose={close} />}
      {dialog === 'again' && <SendAgainDialog webhook={webhook} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog webhook={webhook} onClose={close} />}
    </PageFrame>
  );
}

function WebhookActions({ webhook, onOpen }: { webhook: Webhook; onOpen: (dialog: Dialog) => void }) {
  const { t } = useTexts('webhooks');
  const notify = useNotify();
  const test = useSendTestDelivery(webhook.id);
  const sendOnce = useSubmitOnce(test);
  return (
    <>
      <Button variant="default" onClick={() => onOpen('remove')}>
        {t('webhooks:remove.button')}
      </Button>
      <Button variant="default" onClick={() => onOpen('change')}>
        {t('webhooks:change')}
      </Button>
      {webhook.isActive && (
        <>
          <Button variant="default" onClick={() => onOpen('again')}>
            {t('webhooks:again.button')}
          </Button>
          <Button
            {...busyButtonProps(test.isPending)}
            onClick={() =>
              sendOnce(undefined, {
                onSuccess: () => notify(t('webhooks:test.sent')),
                onError: (error) => notify(t(`errors:${toApiProblem(error).code}`)),
              })
            }
          >
            {t('webhooks:test.button')}
          </Button>
        </>
      )}
    </>
  );
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { t } = useTexts('webhooks');
  const { moment, quantity } = useFormats();
  const { types, createdOn, createdBy, failingSince, pending, failed } = webhook;
  const facts = [
    { label: t('webhooks:createdOn'), value: [moment(createdOn), createdBy].filter(Boolean).join(' · ') },
    ...(failingSince === null ? [] : [{ label: t('webhooks:failingSince'), value: moment(failingSince) }]),
    { label: t('webhooks:deliveries.waiting'), value: quantity(pending) },
    { label: t('webhooks:deliveries.failed'), value: quantity(failed) },
  ];
  const kinds = types.map((type) => t(`webhooks:kinds.${type}`)).join(', ');
  return <FactList facts={facts} notes={[{ label: t('webhooks:types'), value: kinds }]} />;
}

function RemoveDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTexts('webhooks');
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = useDeleteWebhook(webhook);
  const sendOnce = useSubmitOnce(remove);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        sendOnce(undefined, {
          onSuccess: () => {
            notify(t('webhooks:remove.done'));
            void navigate({ to: '/backoffice/webhooks' });
          },
        })
      }
      title={t('webhooks:remove.title')}
      confirmLabel={t('webhooks:remove.button')}
      busy={remove.isPending}
      dangerous
    >
      <Text style={{ overflowWrap: 'anywhere' }}>{t('webhooks:remove.text', { url: webhook.url })}</Text>
      {remove.isError && !remove.isPending && (
        <Text size="sm" c="danger" role="alert">
          {t(`errors:${toApiProblem(remove.error).code}`)}
        </Text>
      )}
    </ConfirmDialog>
  );
}

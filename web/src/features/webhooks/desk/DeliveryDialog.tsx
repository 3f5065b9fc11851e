import type { DeliveryDetail } from '@cromia/domain/webhooks/webhook';
import { Button, Code, Loader, Modal, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { deliveryQuery, useResendDelivery } from './webhook-queries';

interface DeliveryDialogProps {
  webhookId: string;
  id: string;
  /** Whether the delivery can be resent; a disabled webhook receives nothing. */
  isActive: boolean;
  onClose: () => void;
}

/** A delivery with its last request and response, and a button to send it again. */
export function DeliveryDialog({ webhookId, id, isActive, onClose }: DeliveryDialogProps) {
  const { t } = useTexts('webhooks');
  const notify = useNotify();
  const deliveryDetail = useQuery(deliveryQuery(webhookId, id));
  const send = useResendDelivery(webhookId, id);
  const sendOnce = useSubmitOnce(send);
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        deliveryDetail.data ? t(`webhooks:kinds.${deliveryDetail.data.type}`) : t('webhooks:deliveries.event')
      }
      size="xl"
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {deliveryDetail.isPending && <Loader aria-label={t('common:states.loading')} />}
      {deliveryDetail.isError && deliveryDetail.data === undefined && (
        <ErrorState
          error={deliveryDetail.error}
          onRetry={() => void deliveryDetail.refetch()}
          retrying={deliveryDetail.isFetching}
        />
      )}
      {deliveryDetail.data && (
        <Stack gap="md">
          <RequestAndResponse delivery={deliveryDetail.data} />
          {send.isError && !send.isPending && (
            <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(send.error).code}`)}</FeedbackAlert>
          )}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('common:actions.close')}
            </Button>
            {isActive && (
              <Button
                {...busyButtonProps(send.isPending)}
                onClick={() =>
                  sendOnce(undefined, { onSuccess: () => notify(t('webhooks:deliveries.resent')) })
                }
              >
                {t('webhooks:deliveries.resend')}
              </Button>
            )}
          </DialogActions>
        </Stack>
      )}
    </Modal>
  );
}

function RequestAndResponse({ delivery }: { delivery: DeliveryDetail }) {
  const { t } = useTexts('webhooks');
  const { moment, quantity } = useFormats();
  const { request, answer: response, fault, reason, lastAttemptOn, milliseconds } = delivery;
  return (
    <>
      <Title order={3} size="h5">
        {t('webhooks:deliveries.request')}
      </Title>
      <Text size="sm" c="dimmed">
        {lastAttemptOn === null
          ? t('webhooks:deliveries.notYet')
          : `${moment(lastAttemptOn)} · ${t('webhooks:deliveries.attempt', { number: quantity(delivery.attempts) })}`}
      </Text>
      <RawText lines={[`POST ${request.url}`, ...formatHeaders(request.headers ?? {}), '', request.body]} />
      <Title order={3} size="h5">
        {t('webhooks:deliveries.reply')}
      </Title>
      {milliseconds !== null && (
        <Text size="sm" c="dimmed">
          {t('webhooks:deliveries.took', { number: quantity(milliseconds) })}
        </Text>
      )}
      {response ? (
        <RawText lines={[String(response.status), ...formatHeaders(response.headers), '', response.body]} />
      ) : (
        <Text size="sm">
          {fault === null
            ? t('webhooks:deliveries.noReply')
            : `${t(`webhooks:deliveries.faults.${fault}`)}: ${reason ?? ''}`}
        </Text>
      )}
    </>
  );
}

const formatHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/** Raw text of a request or response. */
function RawText({ lines }: { lines: readonly string[] }) {
  return (
    <Code
      block
      mah={240}
      tabIndex={0}
      style={{ overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
    >
      {lines.join('\n')}
    </Code>
  );
}

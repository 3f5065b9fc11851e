import { LIMITS } from '@cromia/domain/limits';
import type { Webhook } from '@cromia/domain/webhooks/webhook';
import { Button, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { useResendDeliveriesSince } from './webhook-queries';

const HOUR_MS = 3_600_000;
const PERIOD_MS = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  all: LIMITS.eventRetentionDays * 24 * HOUR_MS,
} as const;
const PERIODS = ['hour', 'day', 'week', 'all'] as const;
type Choice = 'failing' | (typeof PERIODS)[number];

/** Resends every event since a time. The time need not be exact, since receivers detect duplicates by the event id. */
export function SendAgainDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTexts('webhooks');
  const { moment, quantity } = useFormats();
  const notify = useNotify();
  const send = useResendDeliveriesSince(webhook.id);
  const sendOnce = useSubmitOnce(send);
  const { failingSince } = webhook;
  const [choice, setChoice] = useState<Choice>(failingSince === null ? 'day' : 'failing');
  const getStart = () =>
    choice === 'failing' && failingSince !== null
      ? failingSince
      : new Date(Date.now() - PERIOD_MS[choice === 'failing' ? 'day' : choice]).toISOString();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('webhooks:again.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="md">
        <Text size="sm">{t('webhooks:again.text')}</Text>
        <Radio.Group
          label={t('webhooks:again.since')}
          value={choice}
          onChange={(value) => setChoice(PERIODS.find((period) => period === value) ?? 'failing')}
        >
          <Stack gap="xs" mt="xs">
            {failingSince !== null && (
              <Radio value="failing" label={t('webhooks:again.failing')} description={moment(failingSince)} />
            )}
            {PERIODS.map((period) => (
              <Radio
                key={period}
                value={period}
                label={t(`webhooks:again.${period}`, { days: quantity(LIMITS.eventRetentionDays) })}
              />
            ))}
          </Stack>
        </Radio.Group>
        {send.isError && !send.isPending && (
          <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(send.error).code}`)}</FeedbackAlert>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            {...busyButtonProps(send.isPending)}
            onClick={() =>
              sendOnce(getStart(), {
                onSuccess: ({ deliveries }) => {
                  notify(t('webhooks:again.done', { number: quantity(deliveries) }));
                  onClose();
                },
              })
            }
          >
            {t('webhooks:again.send')}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}

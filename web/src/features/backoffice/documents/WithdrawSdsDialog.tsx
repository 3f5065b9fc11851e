import type { SdsLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { type SdsDocument, sdsWithdrawalSchema } from '@cromia/domain/sds/upload';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { asProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/FeedbackAlert';
import { TextAreaField } from '../../../ui/form/fields';
import { useSendOnce } from '../../../ui/form/use-send-once';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { useNotify } from '../../activation';
import { useWithdrawSds } from './document-queries';

interface WithdrawSdsDialogProps {
  of: SdsDocument;
  /** Undefined for the whole version. */
  language: SdsLanguage | undefined;
  onClose: () => void;
}

/** Withdraws a version that was published by mistake, or one language of it, with the reason that stays on record. */
export function WithdrawSdsDialog({ of, language, onClose }: WithdrawSdsDialogProps) {
  const { t } = useTexts('sds');
  const notify = useNotify();
  const withdraw = useWithdrawSds(of.id);
  const sendOnce = useSendOnce(withdraw);
  const form = useZodForm(sdsWithdrawalSchema.pick({ reason: true }), { reason: '' });
  const sheet = [`${of.serial}-${of.color}`, t('sds:documents.versionOf', { version: of.version }), language]
    .join(' ')
    .trim();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sds:documents.withdrawTitle', { sheet })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(({ reason }) =>
          sendOnce(
            { reason, language },
            {
              onSuccess: () => {
                notify(t('sds:documents.withdrawalDone', { sheet }));
                onClose();
              },
            },
          ),
        )}
      >
        <Stack gap="md">
          <Text size="sm">{t('sds:documents.withdrawText')}</Text>
          {withdraw.isError && (
            <FeedbackAlert status="Fail">{t(`errors:${asProblem(withdraw.error).code}`)}</FeedbackAlert>
          )}
          <TextAreaField
            control={form.control}
            name="reason"
            label={t('sds:documents.withdrawalReason')}
            max={LIMITS.text}
            minRows={2}
            required
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common:actions.cancel')}
            </Button>
            <Button type="submit" color="danger" loading={withdraw.isPending}>
              {t('sds:documents.withdraw')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

import { requiredLinesField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Group, Stack, Text } from '@mantine/core';
import { z } from 'zod';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { TextAreaField } from '../../ui/fields/TextAreaField';
import { FormDialog } from '../../ui/form/FormDialog';
import { useZodForm } from '../../ui/form/use-zod-form';

/** Requires a reason, since the requester reads it. */
const rejectionSchema = z.object({ reason: requiredLinesField(LIMITS.note) });

interface RejectDialogProps {
  opened: boolean;
  /** The question; `text` explains who reads the reason. */
  title: string;
  text: string;
  onClose: () => void;
  busy: boolean;
  onReject: (reason: string) => void;
  /** Button label; "Reject" by default. */
  label?: string;
}

/** Dialog that requires the reason of a rejection. */
export function RejectDialog({ opened, title, text, onClose, busy, onReject, label }: RejectDialogProps) {
  const { t } = useTexts('desk');
  const form = useZodForm(rejectionSchema, { reason: '' });
  const { isDirty } = form.formState;
  return (
    <FormDialog opened={opened} title={title} isDirty={() => isDirty} busy={busy} onClose={onClose}>
      {(close) => (
        <form onSubmit={form.handleSubmit(({ reason }) => onReject(reason))} noValidate>
          <Stack gap="md">
            <Text size="sm">{text}</Text>
            <TextAreaField
              control={form.control}
              name="reason"
              label={t('desk:decision.reason')}
              max={LIMITS.note}
              required
              data-autofocus
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" color="danger" {...busyButtonProps(busy)}>
                {label ?? t('desk:decision.reject')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}

import { requiredLinesField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { DialogActions } from '../../ui/feedback/DialogActions';
import { DANGER_BUTTON_PROPS } from '../../ui/feedback/danger-button-props';
import { TextAreaField } from '../../ui/fields/TextAreaField';
import { FormDialog } from '../../ui/form/FormDialog';
import { useZodForm } from '../../ui/form/use-zod-form';
import type { DecisionOptions } from './DecisionDialog';

/** Requires a reason, since the requester reads it. */
const rejectionSchema = z.object({ reason: requiredLinesField(LIMITS.note) });

interface RejectDialogProps {
  opened: boolean;
  title: string;
  /** Who reads the reason. */
  children: ReactNode;
  onClose: () => void;
  busy: boolean;
  onReject: (reason: string, options: DecisionOptions) => void;
  /** Whether rejecting can open the next entry of the queue. */
  hasNext?: boolean;
  /** Button label; "Reject" by default. */
  label?: string;
  size?: 'md' | 'xl';
}

/** Dialog that requires the reason of a rejection. */
export function RejectDialog({
  opened,
  title,
  children,
  onClose,
  busy,
  onReject,
  hasNext = false,
  label,
  size = 'md',
}: RejectDialogProps) {
  const { t } = useTexts('desk');
  const form = useZodForm(rejectionSchema, { reason: '' });
  const { isDirty } = form.formState;
  const action = label ?? t('desk:decision.reject');
  const submit = (options: DecisionOptions) => form.handleSubmit(({ reason }) => onReject(reason, options));
  return (
    <FormDialog
      opened={opened}
      title={title}
      size={size}
      isDirty={() => isDirty}
      busy={busy}
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={submit({ opensNext: false })} noValidate>
          <Stack gap="md">
            {typeof children === 'string' ? <Text size="sm">{children}</Text> : children}
            <TextAreaField
              control={form.control}
              name="reason"
              label={t('desk:decision.reason')}
              max={LIMITS.note}
              required
              data-autofocus
            />
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              {hasNext && (
                <Button variant="default" disabled={busy} onClick={() => void submit({ opensNext: true })()}>
                  {t('desk:decision.andNext', { action })}
                </Button>
              )}
              <Button type="submit" {...DANGER_BUTTON_PROPS} {...busyButtonProps(busy)}>
                {action}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}

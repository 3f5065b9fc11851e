import { LIMITS } from '@cromia/domain/limits';
import { type Hold, holdSchema } from '@cromia/domain/messages/message';
import { Button, Stack, Text } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { useNotify } from '../../../ui/feedback/use-notify';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { useZodForm } from '../../../ui/form/use-zod-form';

interface HoldButtonProps {
  hold: UseMutationResult<unknown, Error, Hold>;
  /** Number of messages that the reader has seen. */
  seenMessages: number;
  /** Who is mailed. */
  recipients: ReactNode;
}

const formSchema = holdSchema.pick({ question: true });

/** Button that puts a pending request on hold with a question to its customer. */
export function HoldButton({ hold, seenMessages, recipients }: HoldButtonProps) {
  const { t } = useTexts('messages');
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const form = useZodForm(formSchema, { question: '' });
  const { isDirty } = form.formState;
  const holdOnce = useSubmitOnce(hold);
  const close = () => {
    setOpen(false);
    hold.reset();
  };
  const submit = form.handleSubmit(({ question }) =>
    holdOnce(
      { question, seenMessages },
      {
        onSuccess: () => {
          form.reset();
          close();
          notify(t('messages:hold.done'));
        },
      },
    ),
  );
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('messages:hold.ask')}
      </Button>
      <FormDialog
        opened={isOpen}
        title={t('messages:hold.dialogTitle')}
        isDirty={() => isDirty}
        busy={hold.isPending}
        onClose={close}
      >
        {(closeForm) => (
          <form onSubmit={submit} noValidate>
            <Stack gap="md">
              <Text size="sm">{t('messages:hold.dialogText')}</Text>
              {recipients}
              <TextAreaField
                control={form.control}
                name="question"
                label={t('messages:hold.question')}
                required
                max={LIMITS.message}
                minRows={3}
                data-autofocus
              />
              {hold.isError && !hold.isPending && (
                <FeedbackAlert status="Fail">
                  <ProblemText error={hold.error} />
                </FeedbackAlert>
              )}
              <DialogActions>
                <Button variant="default" onClick={closeForm}>
                  {t('common:actions.cancel')}
                </Button>
                <Button type="submit" {...busyButtonProps(hold.isPending)}>
                  {t('messages:hold.confirm')}
                </Button>
              </DialogActions>
            </Stack>
          </form>
        )}
      </FormDialog>
    </>
  );
}

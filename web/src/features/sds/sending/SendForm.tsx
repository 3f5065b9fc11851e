import { emailField } from '@cromia/domain/fields';
import { Button, Stack } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { useServerErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { EMAIL_FIELD_NAMES, EmailFields, type RecipientsSource } from './EmailFields';
import { clearEmailDraft, EMPTY_EMAILS, readEmailDraft } from './email-draft';
import { SendOutcome } from './SendOutcome';
import type { SheetSending } from './use-send-sheets';

const emailsSchema = z.object({ emails: z.array(emailField()) });

interface SendFormProps {
  sending: SheetSending<string[]>;
  /** Identifies the sheet, for the draft of the typed addresses. */
  subject: string;
  registered: RecipientsSource;
}

/** Sends one sheet to one or more addresses, which must all be valid (section 5). */
export function SendForm({ sending, subject, registered }: SendFormProps) {
  const { t } = useTexts('sds');
  const form = useZodForm(emailsSchema, { emails: readEmailDraft(subject) });
  useServerErrors(form, sending.error, EMAIL_FIELD_NAMES);
  const sendOnce = useSubmitOnce(sending);
  return (
    <form
      onSubmit={form.handleSubmit(({ emails }) =>
        // Addresses are cleared after success and stay after a failure, for another attempt.
        sendOnce(emails, {
          onSuccess: () => {
            clearEmailDraft();
            form.reset({ emails: EMPTY_EMAILS });
          },
        }),
      )}
      noValidate
    >
      <Stack gap="md">
        <SendOutcome sending={sending} />
        <FormProvider {...form}>
          <EmailFields subject={subject} registered={registered} />
        </FormProvider>
        <Button
          type="submit"
          variant="default"
          leftSection={<IconSend size={16} aria-hidden />}
          {...busyButtonProps(sending.isPending)}
          style={{ alignSelf: 'flex-end' }}
        >
          {t('common:actions.send')}
        </Button>
      </Stack>
    </form>
  );
}

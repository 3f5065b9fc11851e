import { emailField } from '@cromia/domain/fields';
import { Button, Stack } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { useTexts } from '../../../i18n/use-texts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { useSendOnce } from '../../../ui/form/use-send-once';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { EmailFields, type RegisteredOf } from './EmailFields';
import { clearEmailDraft, emailDraft, NO_EMAILS } from './email-draft';
import { SendOutcome } from './SendOutcome';
import type { Sending } from './use-sending';

const emailsSchema = z.object({ emails: z.array(emailField()) });

interface SendFormProps {
  sending: Sending<string[]>;
  /** Identifies the sheet, for the draft of the typed addresses. */
  subject: string;
  registered: RegisteredOf;
}

/** Sends one sheet to some addresses, every one of which must be valid (section 5). */
export function SendForm({ sending, subject, registered }: SendFormProps) {
  const { t } = useTexts('sds');
  const form = useZodForm(emailsSchema, { emails: emailDraft(subject) });
  const sendOnce = useSendOnce(sending);
  return (
    <form
      onSubmit={form.handleSubmit(({ emails }) =>
        // Sent addresses are cleared; failed ones stay for another attempt.
        sendOnce(emails, {
          onSuccess: () => {
            clearEmailDraft();
            form.reset({ emails: NO_EMAILS });
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
          {...whileBusy(sending.isPending)}
          style={{ alignSelf: 'flex-end' }}
        >
          {t('common:actions.send')}
        </Button>
      </Stack>
    </form>
  );
}

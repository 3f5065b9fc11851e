import { type ContactRequestDetail, contactAnswerSchema } from '@cromia/domain/contact/contact-desk';
import { LIMITS } from '@cromia/domain/limits';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Button, Group, Stack, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { LANGUAGE_NAMES } from '../../../i18n/languages';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { useServerErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { deskLayout } from '../../desk';

const FIELDS = ['answer'] as const;

interface AnswerFormProps {
  request: ContactRequestDetail;
  busy: boolean;
  /** The error of the last attempt; null without one. */
  error: Error | null;
  onSend: (answer: string) => void;
}

/** Form for the answer, which the server mails to the sender. */
export function AnswerForm({ request: { email, language }, busy, error, onSend }: AnswerFormProps) {
  const { t } = useTexts('contact-desk');
  const form = useZodForm(contactAnswerSchema, { answer: '' });
  useServerErrors(form, error, FIELDS);
  const { isDirty } = form.formState;
  return (
    <section className={deskLayout.panel} aria-labelledby="answer">
      <LeaveGuard isStored={false} when={() => isDirty} />
      <Title order={2} id="answer" size="h3">
        {t('contact-desk:answer')}
      </Title>
      <form onSubmit={form.handleSubmit(({ answer }) => onSend(answer))} noValidate>
        <Stack gap="md">
          <TextAreaField
            control={form.control}
            name="answer"
            label={t('contact-desk:answering.label')}
            help={t('contact-desk:answering.hint', {
              email: formatEmail(email),
              language: LANGUAGE_NAMES[language],
            })}
            max={LIMITS.contactRequest}
            required
            autosize
            minRows={6}
            maxRows={20}
            spellCheck
            lang={language}
          />
          <Group justify="flex-end">
            <Button type="submit" leftSection={<IconSend size={18} aria-hidden />} {...busyButtonProps(busy)}>
              {t('contact-desk:answering.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </section>
  );
}

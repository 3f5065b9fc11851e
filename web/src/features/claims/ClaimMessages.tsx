import { type ClaimMessage, newClaimMessageSchema } from '@cromia/domain/claims/claim';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { TextAreaField } from '../../ui/fields/TextAreaField';
import { useZodForm } from '../../ui/form/use-zod-form';
import { LeaveGuard } from '../../ui/leaving/LeaveGuard';
import { deskLayout } from '../desk';
import classes from './styles.module.css';

interface ClaimMessagesProps {
  messages: readonly ClaimMessage[];
  /** Help of the field: who reads the message. */
  help: string;
  /** Whether the reader may write. */
  canWrite: boolean;
  busy: boolean;
  /** The error of the last attempt; null without one. */
  error: Error | null;
  /** @param onSent clears the field */
  onSend: (text: string, onSent: () => void) => void;
}

/** The messages about a claim, oldest first, and a field for the next one. */
export function ClaimMessages({ messages, help, canWrite, busy, error, onSend }: ClaimMessagesProps) {
  const { t } = useTexts('claims');
  return (
    <section className={deskLayout.panel} aria-labelledby="messages">
      <Title order={2} id="messages" size="h3">
        {t('claims:messages.title')}
      </Title>
      {messages.length > 0 && (
        <ol className={classes.messages}>
          {messages.map((message) => (
            <Message key={message.id} {...message} />
          ))}
        </ol>
      )}
      {canWrite ? (
        <MessageForm help={help} busy={busy} error={error} onSend={onSend} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('claims:messages.readOnly')}
        </Text>
      )}
    </section>
  );
}

function Message({ text, at, author, isOwn }: ClaimMessage) {
  const { t } = useTexts('claims');
  const { moment } = useFormats();
  const name = author.name ?? t('claims:messages.senderGone');
  return (
    <li data-own={isOwn || undefined}>
      <Text size="xs" c="dimmed">
        {author.isStaff ? t('claims:messages.staff', { name }) : name} · {moment(at)}
      </Text>
      <Text size="sm" className={deskLayout.written}>
        {text}
      </Text>
    </li>
  );
}

type MessageFormProps = Pick<ClaimMessagesProps, 'help' | 'busy' | 'error' | 'onSend'>;

function MessageForm({ help, busy, error, onSend }: MessageFormProps) {
  const { t } = useTexts('claims');
  const form = useZodForm(newClaimMessageSchema, { text: '' });
  const { isDirty } = form.formState;
  return (
    <form
      onSubmit={form.handleSubmit(({ text }) => onSend(text, () => form.reset()))}
      noValidate
      className={classes.messageForm}
    >
      <LeaveGuard isStored={false} when={() => isDirty} />
      {error !== null && !busy && (
        <FeedbackAlert status="Fail">
          <ProblemText error={error} />
        </FeedbackAlert>
      )}
      <TextAreaField
        control={form.control}
        name="text"
        label={t('claims:messages.label')}
        help={help}
        max={LIMITS.claimText}
        autosize
        minRows={2}
        maxRows={12}
      />
      <Group justify="flex-end">
        <Button
          type="submit"
          variant="default"
          leftSection={<IconSend size={16} aria-hidden />}
          {...busyButtonProps(busy)}
        >
          {t('claims:messages.send')}
        </Button>
      </Group>
    </form>
  );
}

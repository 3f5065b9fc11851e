import { LIMITS } from '@cromia/domain/limits';
import { ATTACHABLE_TYPES, newMessageSchema } from '@cromia/domain/messages/message';
import { Button, CloseButton, FileButton, Group, Text } from '@mantine/core';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { TextAreaField } from '../../ui/fields/TextAreaField';
import { useSubmitOnce } from '../../ui/form/use-submit-once';
import { useServerErrors, useZodForm } from '../../ui/form/use-zod-form';
import { LeaveGuard } from '../../ui/leaving/LeaveGuard';
import { type ConversationPlace, usePostMessage } from './messages-queries';

const FIELDS = ['text'] as const;

function AttachedFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const { t } = useTexts('messages');
  return files.map((file) => (
    <Group key={`${file.name} ${file.size}`} gap={4} wrap="nowrap">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {file.name}
      </Text>
      <CloseButton
        size="sm"
        aria-label={t('messages:write.remove', { name: file.name })}
        onClick={() => onRemove(file)}
      />
    </Group>
  ));
}

/** Form that sends a message with files. What was typed stays if it could not be sent. */
export function MessageComposer({ place }: { place: ConversationPlace }) {
  const { t } = useTexts('messages');
  const form = useZodForm(newMessageSchema, { text: '' });
  const [files, setFiles] = useState<File[]>([]);
  const post = usePostMessage(place);
  const postOnce = useSubmitOnce(post);
  useServerErrors(form, post.error, FIELDS);
  const isDirty = form.formState.isDirty || files.length > 0;
  const submit = form.handleSubmit(({ text }) => {
    if (text === '' && files.length === 0) {
      form.setError('text', { message: 'missing' }, { shouldFocus: true });
      return;
    }
    postOnce(
      { text, files },
      {
        onSuccess: () => {
          form.reset({ text: '' });
          setFiles([]);
        },
      },
    );
  });
  const attach = (chosen: File[]) => setFiles([...files, ...chosen]);
  const hasTooMany = files.length > LIMITS.messageAttachments;
  return (
    <form onSubmit={submit} noValidate>
      <TextAreaField
        control={form.control}
        name="text"
        label={t('messages:write.label')}
        help={t('messages:write.help')}
        max={LIMITS.message}
        autosize
        minRows={2}
        maxRows={10}
      />
      <AttachedFiles files={files} onRemove={(file) => setFiles(files.filter((other) => other !== file))} />
      {hasTooMany && (
        <Text size="sm" c="danger" role="alert">
          {t('messages:write.tooMany', { count: LIMITS.messageAttachments })}
        </Text>
      )}
      {post.isError && !post.isPending && (
        <FeedbackAlert status="Fail">
          <ProblemText error={post.error} />
        </FeedbackAlert>
      )}
      <Group mt="xs" gap="xs" justify="space-between">
        <FileButton multiple accept={ATTACHABLE_TYPES.join(',')} onChange={attach}>
          {(props) => (
            <Button
              {...props}
              variant="subtle"
              color="gray"
              leftSection={<IconPaperclip size={16} aria-hidden />}
              title={t('messages:write.attachHelp', { count: LIMITS.messageAttachments })}
            >
              {t('messages:write.attach')}
            </Button>
          )}
        </FileButton>
        <Button
          type="submit"
          variant="default"
          disabled={hasTooMany}
          leftSection={<IconSend size={16} aria-hidden />}
          {...busyButtonProps(post.isPending)}
        >
          {t('messages:write.send')}
        </Button>
      </Group>
      <LeaveGuard isStored={false} when={() => isDirty && !post.isPending} />
    </form>
  );
}

import { Button, Group, Stack, Text } from '@mantine/core';
import { IconMessageReply } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsAllowed } from '../../api/use-is-allowed';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import classes from './messages.module.css';
import { type ConversationPlace, conversationQuery } from './messages-queries';

function focusComposer({ id }: ConversationPlace): void {
  document.getElementById(`messages-${id}`)?.querySelector('textarea')?.focus();
}

/** The question for which a request is on hold, and what its customer can do. @param actions further ones */
export default function HoldNotice({ place, actions }: { place: ConversationPlace; actions: ReactNode }) {
  const { t } = useTexts('messages');
  const canWrite = useIsAllowed('request-messages.write');
  const { data } = useQuery(conversationQuery(place));
  const question = data?.messages.findLast(({ kind }) => kind === 'QUESTION');
  return (
    <FeedbackAlert status="WarningDismissable" title={t('messages:hold.title')}>
      <Stack gap={4}>
        {question !== undefined && (
          <Text size="sm" fw={600} className={classes.text}>
            {question.text}
          </Text>
        )}
        {canWrite && (
          <>
            <Text size="sm">{t('messages:hold.next')}</Text>
            <Group gap="xs" mt={4}>
              <Button
                variant="default"
                leftSection={<IconMessageReply size={16} aria-hidden />}
                onClick={() => focusComposer(place)}
              >
                {t('messages:hold.answer')}
              </Button>
              {actions}
            </Group>
          </>
        )}
      </Stack>
    </FeedbackAlert>
  );
}

import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import classes from './messages.module.css';
import { type ConversationPlace, conversationQuery } from './messages-queries';

/** The question for which a request is on hold, and what its customer can do. */
export default function HoldNotice({ place }: { place: ConversationPlace }) {
  const { t } = useTexts('messages');
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
        <Text size="sm">{t('messages:hold.next')}</Text>
      </Stack>
    </FeedbackAlert>
  );
}

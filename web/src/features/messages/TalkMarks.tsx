import { Badge } from '@mantine/core';
import { IconMessageCircle, IconMessageQuestion } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import classes from './messages.module.css';

/** Marks of a request: that it waits for an answer of the customer, and messages to read. Nothing without them. */
export function TalkMarks({
  request: { heldSince, unreadMessages = 0 },
}: {
  request: { heldSince: string | null; unreadMessages?: number | undefined };
}) {
  const { t } = useTexts('messages');
  if (heldSince === null && unreadMessages === 0) return null;
  return (
    <span className={classes.marks}>
      {heldSince !== null && (
        <Badge variant="outline" color="warning" leftSection={<IconMessageQuestion size={14} aria-hidden />}>
          {t('messages:mark.held')}
        </Badge>
      )}
      {unreadMessages > 0 && (
        <Badge
          variant="light"
          color="acting"
          leftSection={<IconMessageCircle size={14} role="img" aria-label={t('messages:title')} />}
        >
          {t('messages:mark.unread', { count: unreadMessages })}
        </Badge>
      )}
    </span>
  );
}

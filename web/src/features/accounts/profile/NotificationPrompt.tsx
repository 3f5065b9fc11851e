import { isFirstLogin, type User } from '@cromia/domain/accounts/login';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { asProblem } from '../../../api/problem';
import { createTabStore } from '../../../api/tab-store';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { useSendOnce } from '../../../ui/form/use-send-once';
import classes from '../accounts.module.css';
import { useNotified } from './use-notified';
import { useNotificationChange } from './use-profile-change';

/** The user who chose "later" in this tab. */
const postponed = createTabStore('cromia.notification-prompt', z.object({ username: z.string() }));

/** Asks at the first login for consent to notification mails, until it is given (section 2). */
export function NotificationPrompt({ user }: { user: User }) {
  const { t } = useTexts('accounts');
  const change = useNotificationChange(user.username, user.type);
  const sendOnce = useSendOnce(change);
  const notified = useNotified();
  const isPostponed = useSyncExternalStore(
    postponed.subscribe,
    () => postponed.read()?.username === user.username,
  );
  if (user.notificationMail || !isFirstLogin(user) || isPostponed) return null;
  return (
    <div className={classes.notice}>
      <FeedbackAlert status="InfoSuccess" title={t('accounts:notification.title')}>
        <Stack gap="sm">
          <Text size="sm">{t('accounts:notification.text')}</Text>
          {change.isError && !change.isPending && (
            <Text size="sm" c="danger" role="alert">
              {t(`errors:${asProblem(change.error).code}`)}
            </Text>
          )}
          <Group gap="xs">
            <Button
              variant="light"
              {...whileBusy(change.isPending)}
              onClick={() => sendOnce(true, { onSuccess: notified })}
            >
              {t('accounts:notification.yes')}
            </Button>
            <Button variant="default" onClick={() => postponed.keep({ username: user.username })}>
              {t('accounts:notification.later')}
            </Button>
          </Group>
        </Stack>
      </FeedbackAlert>
    </div>
  );
}

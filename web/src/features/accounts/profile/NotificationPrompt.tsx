import { isFirstLogin, type User } from '@cromia/domain/accounts/login';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { toApiProblem } from '../../../api/problem';
import { createTabStore } from '../../../api/tab-store';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import classes from '../styles.module.css';
import { useNotificationSavedMessage } from './use-notification-saved-message';
import { useToggleNotificationMails } from './use-update-profile';

/** The user who postponed the question in this tab. */
const postponed = createTabStore('notification-prompt', z.object({ username: z.string() }));

/** Asks at the first login for consent to notification mails, until the user agrees or postpones (section 2). */
export function NotificationPrompt({ user }: { user: User }) {
  const { t } = useTexts('accounts');
  const change = useToggleNotificationMails(user.username, user.type);
  const sendOnce = useSubmitOnce(change);
  const showSavedMessage = useNotificationSavedMessage();
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
              {t(`errors:${toApiProblem(change.error).code}`)}
            </Text>
          )}
          <Group gap="xs">
            <Button
              variant="light"
              {...busyButtonProps(change.isPending)}
              onClick={() => sendOnce(true, { onSuccess: showSavedMessage })}
            >
              {t('accounts:notification.yes')}
            </Button>
            <Button variant="default" onClick={() => postponed.write({ username: user.username })}>
              {t('accounts:notification.later')}
            </Button>
          </Group>
        </Stack>
      </FeedbackAlert>
    </div>
  );
}

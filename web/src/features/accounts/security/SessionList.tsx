import type { OwnSession } from '@cromia/domain/accounts/second-factor';
import { describeUserAgent } from '@cromia/domain/accounts/user-agent';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { useEndSessions } from './security-queries';
import classes from './styles.module.css';

/** The user's active sessions, each with a button that ends it. */
export function SessionList({ username, sessions }: { username: string; sessions: readonly OwnSession[] }) {
  const { t } = useTexts('accounts', 'security');
  const { moment } = useFormats();
  const notify = useNotify();
  const end = useEndSessions(username);
  const endOnce = useSubmitOnce(end);
  return (
    <section className={classes.part}>
      <Group justify="space-between">
        <Title order={3}>{t('security:sessions')}</Title>
        {sessions.length > 1 && (
          <Button
            variant="default"
            {...busyButtonProps(end.isPending && end.variables === null)}
            onClick={() => endOnce(null, { onSuccess: () => notify(t('security:othersEnded')) })}
          >
            {t('security:endOthers')}
          </Button>
        )}
      </Group>
      {end.isError && !end.isPending && (
        <FeedbackAlert status="Fail">
          <ProblemText error={toApiProblem(end.error)} />
        </FeedbackAlert>
      )}
      <ul className={classes.list}>
        {sessions.map(({ id, userAgent, lastUsedOn, isCurrent }) => {
          const device = describeUserAgent(userAgent) ?? t('security:unknownDevice');
          return (
            <li key={id}>
              <div>
                <Text fw={550}>{device}</Text>
                <Text size="sm" c="dimmed">
                  {t('security:sessionUsed', { moment: moment(lastUsedOn) })}
                </Text>
              </div>
              {isCurrent ? (
                <Badge variant="light">{t('security:current')}</Badge>
              ) : (
                <Button
                  variant="default"
                  aria-label={t('security:endOne', { device })}
                  {...busyButtonProps(end.isPending && end.variables === id)}
                  onClick={() => endOnce(id, { onSuccess: () => notify(t('security:ended')) })}
                >
                  {t('security:end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

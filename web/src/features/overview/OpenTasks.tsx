import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers } from '@cromia/domain/accounts/roles';
import { deskTasksFor, OPEN_TASKS, type OpenTask } from '@cromia/domain/overview/open-tasks';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { useShopScope } from '../customers';
import { PlaceLink } from '../shell';
import { openTasksQuery } from './open-tasks-queries';
import classes from './overview.module.css';

/** What waits for a user, each kind with its count and a link to its list; nothing for users without tasks. */
export function OpenTasks({ user }: { user: User }) {
  const { t } = useTexts('overview');
  const scope = useShopScope();
  const customerCode = actsForCustomers(user.role) ? scope?.customerCode : undefined;
  const hasTasks = scope !== null || deskTasksFor(user).length > 0;
  const query = useQuery({ ...openTasksQuery(customerCode), enabled: hasTasks });
  if (!hasTasks) return null;
  return (
    <section className={classes.section} aria-labelledby="open-tasks">
      <h2 id="open-tasks" className={classes.title}>
        {t('overview:title')}
      </h2>
      {query.isPending && <Skeleton height={76} radius="md" />}
      {query.isError && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.data?.tasks.length === 0 && <Text c="dimmed">{t('overview:none')}</Text>}
      {query.data !== undefined && query.data.tasks.length > 0 && (
        <ul className={classes.tasks}>
          {query.data.tasks.map((task) => (
            <li key={task.kind}>
              <Task {...task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Task({ kind, count, isCut, since }: OpenTask) {
  const { t } = useTexts('overview');
  const { date } = useFormats();
  return (
    <PlaceLink path={OPEN_TASKS[kind].path} className={classes.task}>
      <span className={classes.count}>{isCut ? t('overview:moreThan', { count }) : count}</span>
      <span>{t(`overview:kinds.${kind}`)}</span>
      {since !== null && <span className={classes.since}>{t('overview:since', { date: date(since) })}</span>}
    </PlaceLink>
  );
}

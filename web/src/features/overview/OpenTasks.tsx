import type { User } from '@cromia/domain/accounts/login';
import {
  listCustomerTaskKinds,
  listDeskTaskKinds,
  listPortfolioTaskKinds,
} from '@cromia/domain/overview/open-tasks';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { openTasksQuery } from './open-tasks-queries';
import classes from './styles.module.css';
import { TaskTileList, type TaskTileListProps } from './TaskTileList';

interface OpenTasksProps extends Pick<TaskTileListProps, 'tiles'> {
  user: User;
  /** The customer whose tasks an agent or commercial user sees, instead of those of the portfolio. */
  customerCode?: string | undefined;
}

/** The user's open tasks by kind, with count and link to the list; renders nothing for users without tasks. */
export default function OpenTasks({ user, customerCode, tiles }: OpenTasksProps) {
  const { t } = useTexts('overview');
  const hasTasks =
    !user.needsSecondFactor &&
    [listDeskTaskKinds, listPortfolioTaskKinds, listCustomerTaskKinds].some(
      (listTaskKinds) => listTaskKinds(user).length > 0,
    );
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
      {query.data !== undefined && <TaskTileList tasks={query.data.tasks} tiles={tiles} />}
    </section>
  );
}

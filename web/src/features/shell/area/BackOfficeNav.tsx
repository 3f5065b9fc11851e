import { countTasksOnPage, getWaitingQuery, type OpenTask } from '@cromia/domain/overview/open-tasks';
import type { ReactNode } from 'react';
import { useUser } from '../../../api/use-session';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import classes from '../styles.module.css';
import { GroupedNavItems } from './NavItemList';
import { filterVisibleNavItems, usePageExists } from './nav-items';
import { useNavigation } from './navigation';
import { useLastListQueries } from './use-last-list-queries';

interface BackOfficeNavProps {
  /** The open tasks, which the navigation counts at their pages. */
  tasks?: readonly OpenTask[];
  /** Called when a link is followed, to close a drawer. */
  onFollow?: () => void;
}

/** The navigation of the back office with the pages that the user may see. */
export function BackOfficeNav({ tasks = [], onFollow }: BackOfficeNavProps) {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  const { backOffice } = useNavigation();
  const items = filterVisibleNavItems(backOffice.pages, user, exists);
  const getLastQuery = useLastListQueries(
    items.map(({ path }) => path),
    getWaitingQuery,
  );
  if (items.length === 0) return null;
  const marks = Object.fromEntries(
    items.flatMap(({ path }): [string, ReactNode][] => {
      const { count, isCut } = countTasksOnPage(tasks, path);
      return count === 0 ? [] : [[path, <TaskCount key={path} count={count} isCut={isCut} />]];
    }),
  );
  return (
    <nav aria-label={t(backOffice.text)}>
      <GroupedNavItems
        items={items}
        marks={marks}
        getQuery={getLastQuery}
        withChildren
        {...(onFollow && { onFollow })}
      />
    </nav>
  );
}

function TaskCount({ count, isCut }: { count: number; isCut: boolean }) {
  const { quantity } = useFormats();
  return <span className={classes.taskCount}>{`${quantity(count)}${isCut ? '+' : ''}`}</span>;
}

import { countDaysBetween, getToday } from '@cromia/domain/dates';
import { type OpenTask, type OpenTaskKind, sortByUrgency } from '@cromia/domain/overview/open-tasks';
import { Text } from '@mantine/core';
import { useContext } from 'react';
import type { TextKey } from '../../i18n/keys';
import { TimeZoneContext } from '../../i18n/time-zone';
import { useTexts } from '../../i18n/use-texts';
import { NavItemLink } from '../shell';
import classes from './styles.module.css';

/** Label and link of open tasks of one kind. */
export interface TaskTile {
  text: TextKey;
  /** The list of the tasks, below the base path. */
  path: string;
}

/** The tiles of a capability. */
export type TaskTiles = Partial<Record<OpenTaskKind, TaskTile>>;

export interface TaskTileListProps {
  tasks: readonly OpenTask[];
  tiles: Readonly<Record<OpenTaskKind, TaskTile>>;
}

/** Open tasks by kind, the most urgent first, each with its count, the age of its oldest and a link to its list. */
export function TaskTileList({ tasks, tiles }: TaskTileListProps) {
  const { t } = useTexts('overview');
  if (tasks.length === 0) return <Text c="dimmed">{t('overview:none')}</Text>;
  return (
    <ul className={classes.tasks}>
      {sortByUrgency(tasks).map((task) => (
        <li key={task.kind}>
          <TaskTileLink {...task} {...tiles[task.kind]} />
        </li>
      ))}
    </ul>
  );
}

function TaskTileLink({ text, path, count, isCut, since }: OpenTask & TaskTile) {
  const { t } = useTexts('overview');
  return (
    <NavItemLink path={path} className={classes.task}>
      <span className={classes.count}>{isCut ? t('overview:moreThan', { count }) : count}</span>
      <span>{t(text)}</span>
      {since !== null && <OldestTask since={since} />}
    </NavItemLink>
  );
}

/** The age of the oldest task in days. */
function OldestTask({ since }: { since: string }) {
  const { t } = useTexts('overview');
  const timeZone = useContext(TimeZoneContext);
  const days = countDaysBetween(getToday(timeZone, new Date(since)), getToday(timeZone, new Date()));
  return (
    <span className={classes.since}>
      {days <= 0 ? t('overview:oldestToday') : t('overview:oldest', { count: days })}
    </span>
  );
}

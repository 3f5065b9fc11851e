import type { OpenTask, OpenTaskKind } from '@cromia/domain/overview/open-tasks';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import type { TextKey } from '../../i18n/keys';
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

/** Open tasks by kind, each with its count and a link to its list. */
export function TaskTileList({ tasks, tiles }: TaskTileListProps) {
  const { t } = useTexts('overview');
  if (tasks.length === 0) return <Text c="dimmed">{t('overview:none')}</Text>;
  return (
    <ul className={classes.tasks}>
      {tasks.map((task) => (
        <li key={task.kind}>
          <TaskTileLink {...task} {...tiles[task.kind]} />
        </li>
      ))}
    </ul>
  );
}

function TaskTileLink({ text, path, count, isCut, since }: OpenTask & TaskTile) {
  const { t } = useTexts('overview');
  const { date } = useFormats();
  return (
    <NavItemLink path={path} className={classes.task}>
      <span className={classes.count}>{isCut ? t('overview:moreThan', { count }) : count}</span>
      <span>{t(text)}</span>
      {since !== null && <span className={classes.since}>{t('overview:since', { date: date(since) })}</span>}
    </NavItemLink>
  );
}

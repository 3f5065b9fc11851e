import { OPEN_TASKS, type OpenTask } from '@cromia/domain/overview/open-tasks';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { NavItemLink } from '../shell';
import classes from './overview.module.css';

/** Open tasks by kind, each with its count and a link to its list. */
export function TaskTiles({ tasks }: { tasks: readonly OpenTask[] }) {
  const { t } = useTexts('overview');
  if (tasks.length === 0) return <Text c="dimmed">{t('overview:none')}</Text>;
  return (
    <ul className={classes.tasks}>
      {tasks.map((task) => (
        <li key={task.kind}>
          <TaskTile {...task} />
        </li>
      ))}
    </ul>
  );
}

function TaskTile({ kind, count, isCut, since }: OpenTask) {
  const { t } = useTexts('overview');
  const { date } = useFormats();
  return (
    <NavItemLink path={OPEN_TASKS[kind].path} className={classes.task}>
      <span className={classes.count}>{isCut ? t('overview:moreThan', { count }) : count}</span>
      <span>{t(`overview:kinds.${kind}`)}</span>
      {since !== null && <span className={classes.since}>{t('overview:since', { date: date(since) })}</span>}
    </NavItemLink>
  );
}

export type { FirstStep } from './FirstSteps';
export { DESK_OVERVIEW_NAV_ITEM } from './nav-items';
export { OpenTasks } from './OpenTasks';
export { OverviewPage } from './OverviewPage';
export { useDeskTasks } from './open-tasks-queries';
export type { TaskTile, TaskTiles } from './TaskTileList';

export { OpenTasks } from './OpenTasks';
export { OverviewPage } from './OverviewPage';

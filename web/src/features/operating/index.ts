export { FailedMailsPage } from './desk/FailedMailsPage';
export { JobsPage } from './desk/JobsPage';
export { DESK_FAILED_MAILS_NAV_ITEM, DESK_JOBS_NAV_ITEM } from './nav-items';
export { OPERATING_TASK_TILES } from './task-tiles';

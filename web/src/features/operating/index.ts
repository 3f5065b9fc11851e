export { FailedMailsPage } from './desk/FailedMailsPage';
export { JobsPage } from './desk/JobsPage';

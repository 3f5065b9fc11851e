export { MailboxPage } from './MailboxPage';
export { MailPage } from './MailPage';

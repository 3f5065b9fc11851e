export { lockInviter } from './lock-inviter.ts';
export { listRightsFacts } from './mails/people-mails.ts';
export { lockPurchaser, type Purchaser, rejectUnapproved } from './purchasing.ts';
export { peopleRoutes } from './routes.ts';

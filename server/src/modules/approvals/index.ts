export { createApprovalExpiryJob } from './approval-expiry.ts';
export { purgeApprovals } from './approval-queries.ts';
export { approvalRoutes } from './routes.ts';

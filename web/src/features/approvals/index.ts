export { ApprovalPage } from './ApprovalPage';
export { ApprovalsPage } from './ApprovalsPage';
export { AskedConfirmation } from './AskedConfirmation';
export { useInvalidateApprovals } from './approvals-queries';
export { LimitsLeft } from './LimitsLeft';
export { NeedNotice } from './NeedNotice';
export { OrderLimits } from './OrderLimits';
export { useApprovalNeed } from './use-approval-need';

export { OrderRequestsPage } from './OrderRequestsPage';
export { RequestStatus } from './RequestStatus';
export { requestSearchSchema } from './request-list';

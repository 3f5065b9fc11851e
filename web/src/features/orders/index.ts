export { OrderRequestsPage } from './OrderRequestsPage';
export { requestSearchSchema } from './request-search';

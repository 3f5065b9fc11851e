export { CustomerRequestPage } from './customer-requests/CustomerRequestPage';
export { CustomerRequestQueue } from './customer-requests/CustomerRequestQueue';
export { customerRequestSearchSchema } from './customer-requests/customer-request-list';
export { OrderRequestPage } from './OrderRequestPage';
export { OrderRequestQueue } from './OrderRequestQueue';
export { queueSearchSchema } from './queue-list';

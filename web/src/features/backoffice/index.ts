export { OrderRequestPage } from './OrderRequestPage';
export { OrderRequestQueue } from './OrderRequestQueue';
export { queueSearchSchema } from './queue-list';

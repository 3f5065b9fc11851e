export { lockPurchaser, type Purchaser, rejectUnapproved } from './purchasing.ts';

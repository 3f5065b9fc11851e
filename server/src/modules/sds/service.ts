export { publishSds, readSdsDocument, readSdsDocuments } from './documents.ts';
export { readWithdrawnSds } from './files.ts';
export { storeBatches } from './search/batches.ts';
export {
  createDeliveryRetentionJob,
  exportDeliveries,
  readDeliveries,
  retryDelivery,
} from './sending/deliveries.ts';
export { prepareUpdate, readEarlierRecipients, sendUpdate } from './sending/updates.ts';
export { withdrawSds } from './withdrawals/withdrawals.ts';

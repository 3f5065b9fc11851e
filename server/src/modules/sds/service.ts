/** What other capabilities ask of the safety data sheets. */

export { storeBatches } from './batches.ts';
export { deliveryRetention, exportDeliveries, readDeliveries, retryDelivery } from './deliveries.ts';
export { publishSds, readSdsDocument, readSdsDocuments } from './documents.ts';
export { readWithdrawnSds } from './files.ts';
export { prepareUpdate, readEarlierRecipients, sendUpdate } from './updates.ts';
export { withdrawSds } from './withdrawals.ts';

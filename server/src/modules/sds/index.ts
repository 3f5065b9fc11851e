export type { FileDependencies as SheetFileDependencies } from './files.ts';
export { sdsRoutes } from './routes.ts';
export { createDeliveryRetentionJob } from './sending/deliveries.ts';
export { prepareShippedSheets, sendShippedSheets } from './sending/send-shipped-sheets.ts';
export { selectShippedSheet } from './sheet-queries.ts';

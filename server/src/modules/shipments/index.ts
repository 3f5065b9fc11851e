export { createShipmentImporter } from './erp/import-shipments.ts';
export { shipmentRoutes } from './routes.ts';
export { createShippedSheetsJob } from './sheets/shipped-sheets-job.ts';
export { readShipmentsById } from './shipments.ts';

export { PRICE_IMPORTER } from './imports/catalogue/import-prices.ts';
export { STOCK_IMPORTER } from './imports/catalogue/import-products.ts';
export { purgeImports } from './imports/imports-queries.ts';
export { findImportAuthor } from './imports/undo/undo-queries.ts';
export { lockImports } from './imports/upsert-queries.ts';
export { integrationRoutes } from './routes.ts';

export { stockWatchRoutes } from './routes.ts';
export { openStockNotifier } from './stock-notifier.ts';
export { countWaitingCustomers, purgeStockWatches } from './watch-queries.ts';

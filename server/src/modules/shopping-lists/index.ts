export { purgeUnreadableLists } from './list-queries.ts';
export { shoppingListRoutes } from './routes.ts';

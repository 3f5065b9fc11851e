export { SHOPPING_LISTS_NAV_ITEM } from './nav-items';
export { ShoppingListPage } from './ShoppingListPage';
export { ShoppingListsPage } from './ShoppingListsPage';

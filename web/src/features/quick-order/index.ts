export { QUICK_ORDER_NAV_ITEM } from './nav-items';
export { QuickOrderPage } from './QuickOrderPage';

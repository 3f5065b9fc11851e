export { DeskCustomerFrame } from './DeskCustomerFrame';
export { DeskCustomersPage } from './DeskCustomersPage';
export { DeskDocuments } from './DeskDocuments';
export { DeskHistory } from './DeskHistory';
export { DeskOrders } from './DeskOrders';
export { DeskPrices } from './DeskPrices';
export { DeskProfile } from './DeskProfile';
export { DESK_CUSTOMERS_NAV_ITEM } from './nav-items';

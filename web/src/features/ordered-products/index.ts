export { ORDERED_PRODUCTS_NAV_ITEM } from './nav-items';
export { OrderedProductsPage } from './OrderedProductsPage';

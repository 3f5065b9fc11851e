export { OrderedProductsPage } from './OrderedProductsPage';

export { OrderedProductsPage } from './OrderedProductsPage';
export { orderedSearchSchema } from './ordered-list';

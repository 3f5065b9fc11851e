export { SellersPage } from './SellersPage';
export { kindsOf, sellersSearchSchema } from './sellers-search';

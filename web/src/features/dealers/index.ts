export { SellersPage } from './SellersPage';
export { sellersSearchSchema } from './sellers-search';

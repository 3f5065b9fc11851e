export { SellersPage } from './SellersPage';
export { parseSellerKinds, sellersSearchSchema } from './sellers-search';

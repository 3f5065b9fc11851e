export { DealerPage } from './desk/DealerPage';
export { DealersPage } from './desk/DealersPage';
export { NewDealerPage } from './desk/NewDealerPage';
export { SellersPage } from './SellersPage';
export { parseSellerKinds, sellersSearchSchema } from './sellers-search';

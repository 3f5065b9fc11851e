export { DealerPage } from './desk/DealerPage';
export { DealersPage } from './desk/DealersPage';
export { NewDealerPage } from './desk/NewDealerPage';
export { DEALERS_NAV_ITEM, DESK_DEALERS_NAV_ITEM } from './nav-items';
export { SellersPage } from './SellersPage';
export { parseSellerKinds, sellersSearchSchema } from './sellers-search';

export { customerSearchSource } from './customer-search-source';
export { EditPage } from './EditPage';
export { CUSTOMER_PROFILE_NAV_ITEM } from './nav-items';
export { ProfilePage } from './ProfilePage';

export { customerSearchSource } from './customer-search-source';
export { EditPage } from './EditPage';
export { ProfilePage } from './ProfilePage';

export { customerSource } from './customer-source';
export { EditPage } from './EditPage';
export { ProfilePage } from './ProfilePage';

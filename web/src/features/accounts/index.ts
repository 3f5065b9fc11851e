export { PersonalDataPage } from './desk/personal-data/PersonalDataPage';
export { NewUserLink } from './desk/users/NewUserLink';
export { NewUserPage } from './desk/users/NewUserPage';
export { UserPage } from './desk/users/UserPage';
export { UserState } from './desk/users/UserState';
export { UsersPage } from './desk/users/UsersPage';
export { userSearchSource } from './desk/users/user-search-source';
export { LoginPage } from './login/LoginPage';
export {
  DESK_PERSONAL_DATA_NAV_ITEM,
  DESK_USERS_NAV_ITEM,
  LOGIN_NAV_ITEM,
  REGISTRATION_NAV_ITEM,
  USER_PROFILE_NAV_ITEM,
} from './nav-items';
export { ForgotPasswordPage } from './password/ForgotPasswordPage';
export { mailLinkSearchSchema, parseMailLink } from './password/mail-link';
export { NewPasswordPage } from './password/NewPasswordPage';
export { createCodeLabels, departmentOptions, roleOptions } from './person/code-labels';
export { ProfilePage } from './profile/ProfilePage';
export { StartSearchLink } from './profile/StartSearchLink';
export { ConfirmRegistrationPage } from './registration/ConfirmRegistrationPage';
export { RegistrationPage } from './registration/RegistrationPage';

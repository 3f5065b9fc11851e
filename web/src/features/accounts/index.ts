export { LoginPage } from './login/LoginPage';
export { ForgotPasswordPage } from './password/ForgotPasswordPage';
export { mailLink, mailLinkSearchSchema } from './password/mail-link';
export { NewPasswordPage } from './password/NewPasswordPage';
export { departmentOptions, roleOptions, wordsFor } from './person/codes';
export { ProfilePage } from './profile/ProfilePage';
export { StartSearch } from './profile/StartSearch';
export { ConfirmRegistrationPage } from './registration/ConfirmRegistrationPage';
export { RegistrationPage } from './registration/RegistrationPage';

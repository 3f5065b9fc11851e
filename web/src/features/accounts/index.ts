export { LoginPage } from './login/LoginPage';
export { ChoosePasswordPage } from './password/ChoosePasswordPage';
export { ForgotPasswordPage } from './password/ForgotPasswordPage';
export { passwordLink, passwordLinkSearchSchema } from './password/password-link';
export { departmentOptions, roleOptions, wordsFor } from './person/codes';
export { ProfilePage } from './profile/ProfilePage';
export { StartSearch } from './profile/StartSearch';
export { RegistrationPage } from './registration/RegistrationPage';

export { LoginPage } from './login/LoginPage';
export { ForgotPasswordPage } from './password/ForgotPasswordPage';
export { mailLinkSearchSchema, parseMailLink } from './password/mail-link';
export { NewPasswordPage } from './password/NewPasswordPage';
export { createCodeLabels, departmentOptions, roleOptions } from './person/code-labels';
export { ProfilePage } from './profile/ProfilePage';
export { StartSearchLink } from './profile/StartSearchLink';
export { ConfirmRegistrationPage } from './registration/ConfirmRegistrationPage';
export { RegistrationPage } from './registration/RegistrationPage';

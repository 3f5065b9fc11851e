export { LoginPage } from './LoginPage';
export { safeRedirect } from './redirect-link';

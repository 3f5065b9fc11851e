export { ContactPage } from './ContactPage';
export { ContactRequestPage } from './desk/ContactRequestPage';
export { ContactRequestQueue } from './desk/ContactRequestQueue';

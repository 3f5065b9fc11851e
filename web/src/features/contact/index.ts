export { ContactPage } from './ContactPage';
export { ContactRequestPage } from './desk/ContactRequestPage';
export { ContactRequestQueue } from './desk/ContactRequestQueue';
export { ContactRequestSplit } from './desk/ContactRequestSplit';
export { CONTACT_AREA_NAV_ITEM, CONTACT_NAV_ITEM, DESK_CONTACT_REQUESTS_NAV_ITEM } from './nav-items';
export { CONTACT_TASK_TILES } from './task-tiles';

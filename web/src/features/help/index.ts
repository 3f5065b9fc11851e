export { FaqPage } from './FaqPage';
export { LegalPage } from './LegalPage';
export { FAQ_NAV_ITEM, TUTORIALS_NAV_ITEM } from './nav-items';

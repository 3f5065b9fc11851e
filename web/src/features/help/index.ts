export { FaqPage } from './FaqPage';
export { LegalPage } from './LegalPage';

export { STATEMENTS_NAV_ITEM } from './nav-items';
export { StatementPage } from './StatementPage';

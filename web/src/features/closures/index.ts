export { closedDaysQuery } from './closed-days-query';
export { ClosuresPage } from './desk/ClosuresPage';
export { DESK_CLOSURES_NAV_ITEM } from './nav-items';

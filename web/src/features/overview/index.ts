export type { FirstStep } from './FirstSteps';
export {
  CUSTOMER_OVERVIEW_NAV_ITEM,
  DESK_OVERVIEW_NAV_ITEM,
  PORTFOLIO_OVERVIEW_NAV_ITEM,
} from './nav-items';
export { OverviewPage } from './OverviewPage';
export { OverviewSection } from './OverviewSection';
export { useDeskTasks } from './open-tasks-queries';
export { CustomerOverviewPage, PortfolioOverviewPage } from './shop/ShopOverviewPage';
export type { TaskTile, TaskTiles } from './TaskTileList';

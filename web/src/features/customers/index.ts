export { CustomersPage } from './CustomersPage';
export { CUSTOMER_FILTER } from './customer-filter';
export {
  customerProfileQuery,
  findCustomers,
  preloadedPortfolioQuery,
  useHasNoCustomers,
} from './customer-queries';
export { customerCodeInUrl, customersSearchSchema } from './customers-search';
export { PortfolioPage } from './desk/portfolios/PortfolioPage';
export { PortfoliosPage } from './desk/portfolios/PortfoliosPage';
export { groupChanges } from './desk/update-requests/change-groups';
export { ProfileChanges } from './desk/update-requests/ProfileChanges';
export { UpdateRequestPage } from './desk/update-requests/UpdateRequestPage';
export { UpdateRequestQueue } from './desk/update-requests/UpdateRequestQueue';
export { UpdateRequestSplit } from './desk/update-requests/UpdateRequestSplit';
export { updateRequestsQuery } from './desk/update-requests/update-requests-queries';
export { useProfileChangeLabels } from './desk/update-requests/use-profile-change-labels';
export { useUpdateRequestColumns } from './desk/update-requests/use-update-request-columns';
export {
  DESK_PORTFOLIOS_NAV_ITEM,
  DESK_UPDATE_REQUESTS_NAV_ITEM,
  MANAGED_CUSTOMERS_NAV_ITEM,
} from './nav-items';
export { CUSTOMER_TASK_TILES } from './task-tiles';
export { useManagedCustomerColumn } from './use-managed-customer-column';

import { MANAGER_ROLES, MANAGER_SORTS, PORTFOLIO_SORTS } from '@cromia/domain/customers/portfolios/portfolio';
import { patternTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../../../ui/list/define-list';
import { choiceFilter, textFilter } from '../../../../ui/list/filters';

/** The list of agents and commercial users, by default sorted by last name. */
export const PORTFOLIO_LIST = defineList({
  name: 'backoffice-portfolios',
  sorts: MANAGER_SORTS,
  defaultSort: { field: 'lastname', descending: false },
  filters: {
    searchString: textFilter(
      'customers-desk:portfolios.fields.name',
      patternTextField(/./, LIMITS.searchText),
    ),
    role: choiceFilter(
      'customers-desk:portfolios.fields.role',
      MANAGER_ROLES,
      (role) => `customers-desk:portfolios.roles.${role}`,
    ),
  },
});

/** The list of customers in a portfolio, by default sorted by business name. */
export const PORTFOLIO_CUSTOMER_LIST = defineList({
  name: 'backoffice-portfolio',
  sorts: PORTFOLIO_SORTS,
  defaultSort: { field: 'businessName', descending: false },
  defaultSize: LIMITS.pageSizeCustomers,
  filters: {
    businessName: textFilter('customers:list.businessName', patternTextField(/./, LIMITS.businessName)),
    customerCode: textFilter('customers:list.customerCode', patternTextField(/^\d+$/, LIMITS.customerCode), {
      inputMode: 'numeric',
    }),
  },
});

import { MANAGER_ROLES, MANAGER_SORTS, PORTFOLIO_SORTS } from '@cromia/domain/customers/portfolio';
import { choice, patternText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import type { z } from 'zod';
import { listAddress } from '../../../ui/list/list-address';

/** Agents and commercial users, by name. */
export const PORTFOLIOS = listAddress({
  name: 'backoffice-portfolios',
  sorts: MANAGER_SORTS,
  defaultSort: { field: 'lastname', descending: false },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    searchString: patternText(/./, LIMITS.searchText),
    role: choice(MANAGER_ROLES),
  },
});

export const portfoliosSearchSchema = PORTFOLIOS.schema;
export type PortfoliosSearch = z.infer<typeof portfoliosSearchSchema>;

/** The customers of one portfolio, by business name. */
export const PORTFOLIO = listAddress({
  name: 'backoffice-portfolio',
  sorts: PORTFOLIO_SORTS,
  defaultSort: { field: 'businessName', descending: false },
  defaultSize: LIMITS.pageSizeCustomers,
  filters: {
    customerCode: patternText(/^\d+$/, LIMITS.customerCode),
    businessName: patternText(/./, LIMITS.businessName),
  },
});

export const portfolioSearchSchema = PORTFOLIO.schema;
export type PortfolioSearch = z.infer<typeof portfolioSearchSchema>;

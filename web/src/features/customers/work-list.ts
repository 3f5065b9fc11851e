import { TURNOVER_TRENDS } from '@cromia/domain/customers/portfolios/turnover';
import { WAITING_FILTERS, WORK_LIST_SORTS } from '@cromia/domain/customers/portfolios/work-list';
import { filterTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../ui/list/define-list';
import { choiceFilter, dayFilters, textFilter } from '../../ui/list/filters';

const SILENT_DAYS = ['30', '60', '90', '180', '365'] as const;

/** The search by name or code has a field of its own above the list. */
const SEARCH_FILTER = { schema: filterTextField(LIMITS.businessName) };

/** The customers of an agent or commercial user, by name. */
export const WORK_LIST = defineList({
  name: 'customers',
  sorts: WORK_LIST_SORTS,
  defaultSort: { field: 'businessName', descending: false },
  defaultSize: LIMITS.pageSizeCustomers,
  filters: {
    searchString: SEARCH_FILTER,
    silentDays: choiceFilter(
      'customers:filters.silentDays',
      SILENT_DAYS,
      (days) => `customers:filters.silent.${days}`,
    ),
    trend: choiceFilter(
      'customers:filters.trend',
      TURNOVER_TRENDS,
      (trend) => `customers:filters.trends.${trend}`,
    ),
    waiting: choiceFilter(
      'customers:list.waiting',
      WAITING_FILTERS,
      (kind) => `customers:filters.waiting.${kind}`,
    ),
    city: textFilter('customers:list.city', filterTextField(LIMITS.text), {
      match: 'contains',
      maxLength: LIMITS.text,
    }),
    province: textFilter('customers:list.province', filterTextField(LIMITS.text), { maxLength: LIMITS.text }),
    ...dayFilters('lastOrderedOn', {
      from: 'customers:filters.lastOrderedOnFrom',
      to: 'customers:filters.lastOrderedOnTo',
    }),
  },
});

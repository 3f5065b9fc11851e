import { CLAIM_REASONS, CLAIM_SORTS, CLAIM_STATUS_FILTERS } from '@cromia/domain/claims/claim';
import { filterTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../ui/list/define-list';
import { choiceFilter, dayFilters, textFilter } from '../../ui/list/filters';
import { CUSTOMER_FILTER } from '../customers';

const FILTERS = {
  status: choiceFilter(
    'claims:filters.status',
    CLAIM_STATUS_FILTERS,
    (status) => `claims:statuses.${status}`,
  ),
  reason: choiceFilter('claims:filters.reason', CLAIM_REASONS, (reason) => `claims:reasons.${reason}`),
  number: textFilter('claims:filters.number', filterTextField(LIMITS.offerNumber), {
    match: 'contains',
    maxLength: LIMITS.offerNumber,
  }),
  shipmentCode: textFilter('claims:filters.shipmentCode', filterTextField(LIMITS.shipmentCode), {
    match: 'contains',
    maxLength: LIMITS.shipmentCode,
  }),
  ...dayFilters('createdOn', { from: 'claims:filters.createdOnFrom', to: 'claims:filters.createdOnTo' }),
};

/** The claims of a customer, newest first. */
export const CLAIM_LIST = defineList({
  name: 'claims',
  sorts: CLAIM_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: FILTERS,
});

/** The claims of all customers, oldest first. */
export const CLAIM_QUEUE = defineList({
  name: 'backoffice-claims',
  sorts: CLAIM_SORTS,
  defaultSort: { field: 'createdOn', descending: false },
  filters: { customer: CUSTOMER_FILTER, ...FILTERS },
});

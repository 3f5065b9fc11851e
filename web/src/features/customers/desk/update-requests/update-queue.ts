import { UPDATE_REQUEST_SORTS, UPDATE_REQUEST_STATUSES } from '@cromia/domain/customers/update-request';
import { defineList } from '../../../../ui/list/define-list';
import { choiceFilter, dayFilters } from '../../../../ui/list/filters';
import { CUSTOMER_FILTER } from '../../customer-filter';

/** The list of requests to change customers' data, newest first (section 9). */
export const UPDATE_REQUEST_LIST = defineList({
  name: 'backoffice-update-requests',
  sorts: UPDATE_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: choiceFilter(
      'customers-desk:updates.fields.status',
      UPDATE_REQUEST_STATUSES,
      (status) => `activation:status.${status}`,
    ),
    customer: CUSTOMER_FILTER,
    ...dayFilters('createdOn', {
      from: 'customers-desk:updates.fields.createdOnFrom',
      to: 'customers-desk:updates.fields.createdOnTo',
    }),
  },
});

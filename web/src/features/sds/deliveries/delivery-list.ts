import { filterTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { SDS_DELIVERY_SORTS, SDS_DELIVERY_STATUSES } from '@cromia/domain/sds/sending';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter, dayFilters, textFilter } from '../../../ui/list/filters';
import { CUSTOMER_FILTER } from '../../customers';

/** The deliveries, newest first. */
export const DELIVERY_LIST = defineList({
  name: 'sds-deliveries',
  sorts: SDS_DELIVERY_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: choiceFilter(
      'sds:deliveries.status',
      SDS_DELIVERY_STATUSES,
      (status) => `sds:deliveryStatus.${status}`,
    ),
    recipient: textFilter('sds:deliveries.recipient', filterTextField(LIMITS.email), { match: 'contains' }),
    customer: CUSTOMER_FILTER,
    serial: textFilter('sds:fields.serial', filterTextField(LIMITS.serial)),
    color: textFilter('sds:fields.color', filterTextField(LIMITS.color)),
    ...dayFilters('createdOn', { from: 'sds:deliveries.from', to: 'sds:deliveries.to' }),
  },
});

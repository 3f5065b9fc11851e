import { OFFER_REQUEST_SORTS, OFFER_REQUEST_STATUS_FILTERS } from '@cromia/domain/offers/offer-request';
import { HELD_FILTER, LATE_FILTER, UNREAD_FILTER } from '@cromia/domain/orders/order-request';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter } from '../../../ui/list/filters';
import { CUSTOMER_FILTER } from '../../customers';
import { ASSIGNMENT_FILTER } from '../../desk';
import { REQUEST_FILTERS } from '../../orders';
import { OFFER_NUMBER_FILTER, WITHDRAWN_LABELS } from '../offer-list';

const STATUS_FILTER = choiceFilter('orders:filters.status', OFFER_REQUEST_STATUS_FILTERS, (status) =>
  status === LATE_FILTER
    ? 'orders:statusGroup.LATE'
    : status === HELD_FILTER || status === UNREAD_FILTER
      ? `messages:filter.${status}`
      : status === 'REJECTED' || status === 'WITHDRAWN'
        ? WITHDRAWN_LABELS[status]
        : `offers:deskStatus.${status}`,
);

/** The offer requests of all customers, newest first (section 9). */
export const OFFER_QUEUE = defineList({
  name: 'backoffice-offer-requests',
  sorts: OFFER_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: STATUS_FILTER,
    number: OFFER_NUMBER_FILTER,
    customer: CUSTOMER_FILTER,
    assignment: ASSIGNMENT_FILTER,
    ...REQUEST_FILTERS,
  },
});

import { OFFER_REQUEST_SORTS, OFFER_REQUEST_STATUSES } from '@cromia/domain/offers/offer-request';
import { choiceFilter } from '../../../ui/list/filters';
import { listAddress } from '../../../ui/list/list-address';
import { REQUEST_FILTERS } from '../../orders';
import { CUSTOMER_CODE_FILTER } from '../customer-filter';

const STATUS_FILTER = choiceFilter(
  'orders:filters.status',
  OFFER_REQUEST_STATUSES,
  (status) => `offers:deskStatus.${status}`,
);

/** The offer requests of all customers, newest first (section 9). */
export const OFFER_QUEUE = listAddress({
  name: 'backoffice-offer-requests',
  sorts: OFFER_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: { status: STATUS_FILTER, customerCode: CUSTOMER_CODE_FILTER, ...REQUEST_FILTERS },
});

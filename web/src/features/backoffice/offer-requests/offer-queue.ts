import { OFFER_REQUEST_SORTS } from '@cromia/domain/offers/offer-request';
import { listAddress } from '../../../ui/list/list-address';
import { OFFER_STATUS_FILTER } from '../../offers';
import { REQUEST_FILTERS } from '../../orders';
import { CUSTOMER_CODE_FILTER } from '../customer-filter';

/** The offer requests of all customers, newest first (section 9). */
export const OFFER_QUEUE = listAddress({
  name: 'backoffice-offer-requests',
  sorts: OFFER_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: { status: OFFER_STATUS_FILTER, customerCode: CUSTOMER_CODE_FILTER, ...REQUEST_FILTERS },
});

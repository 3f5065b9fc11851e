import { filterTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { OFFER_REQUEST_SORTS, OFFER_REQUEST_STATUSES } from '@cromia/domain/offers/offer-request';
import { defineList } from '../../ui/list/define-list';
import { choiceFilter, textFilter } from '../../ui/list/filters';
import { CUSTOMER_FILTER } from '../customers';
import { REQUEST_FILTERS } from '../orders';

/** Labels of filters that distinguish a withdrawn request from a withdrawn offer, whose status is REJECTED. */
export const WITHDRAWN_LABELS = {
  REJECTED: 'offers:rejectedOrWithdrawn',
  WITHDRAWN: 'offers:requestWithdrawn',
} as const;

/** The filter by the status of an offer request. */
const OFFER_STATUS_FILTER = choiceFilter('orders:filters.status', OFFER_REQUEST_STATUSES, (status) =>
  status === 'REJECTED' || status === 'WITHDRAWN' ? WITHDRAWN_LABELS[status] : `offers:status.${status}`,
);

/** The filter by a part of an offer request's number. */
export const OFFER_NUMBER_FILTER = textFilter('offers:number', filterTextField(LIMITS.offerNumber), {
  match: 'contains',
  maxLength: LIMITS.offerNumber,
  isCode: true,
});

/** The offer requests of a customer, newest first (section 9). */
export const OFFER_LIST = defineList({
  name: 'offer-requests',
  sorts: OFFER_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: { status: OFFER_STATUS_FILTER, number: OFFER_NUMBER_FILTER, ...REQUEST_FILTERS },
});

/** The offer requests of all customers of a portfolio, newest first. */
export const PORTFOLIO_OFFER_LIST = defineList({
  name: 'portfolio-offer-requests',
  sorts: OFFER_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: OFFER_STATUS_FILTER,
    customer: CUSTOMER_FILTER,
    number: OFFER_NUMBER_FILTER,
    ...REQUEST_FILTERS,
  },
});

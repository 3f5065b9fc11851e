import { choice } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { OFFER_REQUEST_SORTS, OFFER_REQUEST_STATUSES } from '@cromia/domain/offers/offer-request';
import type { z } from 'zod';
import { listAddress } from '../../ui/list/list-address';
import { REQUEST_FILTERS } from '../orders';

/** The offer requests of a customer, newest first (section 9). */
export const OFFER_LIST = listAddress({
  name: 'offer-requests',
  sorts: OFFER_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: { status: choice(OFFER_REQUEST_STATUSES), ...REQUEST_FILTERS },
  ranges: ['createdOn'],
});

export const offerSearchSchema = OFFER_LIST.schema;
export type OfferSearch = z.infer<typeof offerSearchSchema>;

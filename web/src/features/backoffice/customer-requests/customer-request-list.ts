import { CUSTOMER_REQUEST_KINDS } from '@cromia/domain/activation/customer-request';
import { DESK_SORTS, DESK_STATUSES } from '@cromia/domain/activation/request-answers';
import { choice, dateField, patternText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import type { z } from 'zod';
import { listAddress } from '../../../ui/list/list-address';

/** The requests to become a customer, newest first (section 9). */
export const CUSTOMER_REQUESTS = listAddress({
  name: 'backoffice-customer-requests',
  sorts: DESK_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    status: choice(DESK_STATUSES),
    kind: choice(CUSTOMER_REQUEST_KINDS),
    vatNumber: patternText(/^[0-9A-Za-z]+$/, LIMITS.vatNumberMax),
    businessName: patternText(/./, LIMITS.businessName),
    createdOnFrom: dateField(),
    createdOnTo: dateField(),
  },
  ranges: ['createdOn'],
});

export const customerRequestSearchSchema = CUSTOMER_REQUESTS.schema;
export type CustomerRequestSearch = z.infer<typeof customerRequestSearchSchema>;

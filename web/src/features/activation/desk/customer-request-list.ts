import {
  CUSTOMER_REQUEST_KINDS,
  CUSTOMER_REQUEST_SORTS,
  DESK_REQUEST_STATUSES,
} from '@cromia/domain/activation/customer-request';
import { patternTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter, dayFilters, textFilter } from '../../../ui/list/filters';

/** The list of requests to become a customer, newest first (section 9). */
export const CUSTOMER_REQUEST_LIST = defineList({
  name: 'backoffice-customer-requests',
  sorts: CUSTOMER_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: choiceFilter(
      'backoffice:customerRequests.fields.status',
      DESK_REQUEST_STATUSES,
      (status) => `activation:status.${status}`,
    ),
    kind: choiceFilter(
      'backoffice:customerRequests.fields.kind',
      CUSTOMER_REQUEST_KINDS,
      (kind) => `backoffice:customerRequests.kinds.${kind}`,
    ),
    businessName: textFilter(
      'backoffice:customerRequests.fields.businessName',
      patternTextField(/./, LIMITS.businessName),
      { match: 'contains' },
    ),
    vatNumber: textFilter(
      'backoffice:customerRequests.fields.vatNumber',
      patternTextField(/^[0-9A-Za-z]+$/, LIMITS.vatNumberMax),
      { match: 'beginsWith', maxLength: LIMITS.vatNumberMax, isCode: true },
    ),
    ...dayFilters('createdOn', {
      from: 'backoffice:customerRequests.fields.createdOnFrom',
      to: 'backoffice:customerRequests.fields.createdOnTo',
    }),
  },
});

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
      'activation-desk:fields.status',
      DESK_REQUEST_STATUSES,
      (status) => `activation:status.${status}`,
    ),
    kind: choiceFilter(
      'activation-desk:fields.kind',
      CUSTOMER_REQUEST_KINDS,
      (kind) => `activation-desk:kinds.${kind}`,
    ),
    businessName: textFilter(
      'activation-desk:fields.businessName',
      patternTextField(/./, LIMITS.businessName),
      { match: 'contains' },
    ),
    vatNumber: textFilter(
      'activation-desk:fields.vatNumber',
      patternTextField(/^[0-9A-Za-z]+$/, LIMITS.vatNumberMax),
      { match: 'beginsWith', maxLength: LIMITS.vatNumberMax, isCode: true },
    ),
    ...dayFilters('createdOn', {
      from: 'activation-desk:fields.createdOnFrom',
      to: 'activation-desk:fields.createdOnTo',
    }),
  },
});

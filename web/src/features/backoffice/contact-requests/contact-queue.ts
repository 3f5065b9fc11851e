import {
  CONTACT_REQUEST_SORTS,
  CONTACT_REQUEST_STATUSES,
  CONTACT_REQUEST_TYPES,
} from '@cromia/domain/contact/contact-request';
import { choice, dateField, patternText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import type { z } from 'zod';
import { listAddress } from '../../../ui/list/list-address';

/** The contact requests, newest first (section 9). */
export const CONTACT_REQUESTS = listAddress({
  name: 'backoffice-contact-requests',
  sorts: CONTACT_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    status: choice(CONTACT_REQUEST_STATUSES),
    requestType: choice(CONTACT_REQUEST_TYPES),
    text: patternText(/./, LIMITS.searchText),
    createdOnFrom: dateField(),
    createdOnTo: dateField(),
  },
  ranges: ['createdOn'],
});

export const contactQueueSearchSchema = CONTACT_REQUESTS.schema;
export type ContactQueueSearch = z.infer<typeof contactQueueSearchSchema>;

import { CONTACT_REQUEST_SORTS } from '@cromia/domain/contact/contact-desk';
import { CONTACT_REQUEST_STATUSES, CONTACT_REQUEST_TYPES } from '@cromia/domain/contact/contact-request';
import { patternTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter, dayFilters, textFilter } from '../../../ui/list/filters';
import { ASSIGNMENT_FILTER } from '../../desk';

/** The list of contact requests, newest first (section 9). */
export const CONTACT_REQUEST_LIST = defineList({
  name: 'backoffice-contact-requests',
  sorts: CONTACT_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: choiceFilter(
      'contact-desk:fields.status',
      CONTACT_REQUEST_STATUSES,
      (status) => `contact-desk:statuses.${status}`,
    ),
    requestType: choiceFilter(
      'contact-desk:fields.requestType',
      CONTACT_REQUEST_TYPES,
      (type) => `contact:types.${type}`,
    ),
    assignment: ASSIGNMENT_FILTER,
    text: textFilter('contact-desk:fields.text', patternTextField(/./, LIMITS.searchText), {
      match: 'contains',
      placeholder: 'contact-desk:textHelp',
    }),
    ...dayFilters('createdOn', {
      from: 'contact-desk:fields.createdOnFrom',
      to: 'contact-desk:fields.createdOnTo',
    }),
  },
});

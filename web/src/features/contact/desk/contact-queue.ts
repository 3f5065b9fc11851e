import { CONTACT_ASSIGNMENTS, CONTACT_REQUEST_SORTS } from '@cromia/domain/contact/contact-desk';
import { CONTACT_REQUEST_STATUSES, CONTACT_REQUEST_TYPES } from '@cromia/domain/contact/contact-request';
import { patternTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter, dayFilters, textFilter } from '../../../ui/list/filters';

/** The list of contact requests, newest first (section 9). */
export const CONTACT_REQUEST_LIST = defineList({
  name: 'backoffice-contact-requests',
  sorts: CONTACT_REQUEST_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: choiceFilter(
      'backoffice:contacts.fields.status',
      CONTACT_REQUEST_STATUSES,
      (status) => `backoffice:contacts.statuses.${status}`,
    ),
    requestType: choiceFilter(
      'backoffice:contacts.fields.requestType',
      CONTACT_REQUEST_TYPES,
      (type) => `contact:types.${type}`,
    ),
    assignment: choiceFilter(
      'backoffice:contacts.fields.assignedTo',
      CONTACT_ASSIGNMENTS,
      (assignment) => `backoffice:contacts.assignment.${assignment}`,
    ),
    text: textFilter('backoffice:contacts.fields.text', patternTextField(/./, LIMITS.searchText), {
      match: 'contains',
      placeholder: 'backoffice:contacts.textHelp',
    }),
    ...dayFilters('createdOn', {
      from: 'backoffice:contacts.fields.createdOnFrom',
      to: 'backoffice:contacts.fields.createdOnTo',
    }),
  },
});
